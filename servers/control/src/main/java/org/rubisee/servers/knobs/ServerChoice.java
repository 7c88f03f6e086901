package org.rubisee.servers.knobs;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A value of the knob {@value Server#KNOB}: the name of a server, {@code NAME:VERSION}, or the
 * folder of an unpacked build.
 *
 * @param server which one
 * @param version that Maven resolves; empty: none, the build has provisioned it
 * @param folder of an unpacked build; empty: none
 */
public record ServerChoice(Server server, Optional<String> version, Optional<Path> folder) {

  private static final String SLASH = "/";
  private static final String VERSION = "[A-Za-z0-9][A-Za-z0-9._-]*";

  /**
   * Reads a value. A folder has a slash in it; which server it is shows the folder.
   *
   * @throws IllegalArgumentException if there is no such server, or only one build of it
   */
  public static ServerChoice of(String value) {
    if (value.contains(SLASH)) {
      Path folder = Path.of(value);
      Server server =
          names().stream()
              .map(Server::named)
              .filter(one -> one.builds().flatMap(rules -> rules.versionOf(folder)).isPresent())
              .findFirst()
              .orElseGet(() -> Server.named(Server.STANDARD));
      return new ServerChoice(server, Optional.empty(), Optional.of(folder));
    }
    String[] parts = value.split(":", 2);
    Server server = Server.named(parts[0]);
    Optional<String> version =
        parts.length == 1 ? server.versionOnFirstUse() : Optional.of(parts[1]);
    version.ifPresent(
        one -> server.builds().orElseThrow(() -> onlyOne(server)).requirePossible(one));
    return new ServerChoice(server, version, Optional.empty());
  }

  private static IllegalArgumentException onlyOne(Server server) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "server=%s has one version here, %s: leave the version out",
            server.name(),
            server.version()));
  }

  /** Whether a word is written like one: {@code NAME:VERSION} of a known name, or with a slash. */
  static boolean isBuild(String value, Iterable<String> names) {
    for (String name : names) {
      if (value.startsWith(name + ":") && value.substring(name.length() + 1).matches(VERSION)) {
        return true;
      }
    }
    return value.contains(SLASH);
  }

  private static List<String> names() {
    return KnobCatalogue.SHARED.labelled(Server.KNOB).settings().words();
  }

  /** Whether it is another build than the one that this suite provisions. */
  public boolean isOtherBuild() {
    return version.isPresent() || folder.isPresent();
  }
}
