package org.rubisee.servers.knobs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a server says of other builds of it than the one that this suite provisions, in the keys
 * {@code build.*} of its {@value Server#FILE}.
 *
 * @param server its title, for messages
 * @param artifact what Maven resolves, with {@value #VERSION} for the version
 * @param versionFile a file of each build, with {@value #VERSION} for the version
 * @param files what is taken of a build: files and folders
 * @param tried the major versions that were tried
 * @param fails the major versions that fail, with the reasons
 * @param onFirstUse whether the build provisions no version, and the version of the file is
 *     resolved when it is first used
 */
public record BuildRules(
    String server,
    String artifact,
    Path versionFile,
    List<String> files,
    Majors tried,
    List<Failing> fails,
    boolean onFirstUse) {

  static final String PREFIX = "build.";

  private static final String FAILS = PREFIX + "fails.";
  private static final String VERSION = "VERSION";

  /** Copies the lists. */
  public BuildRules {
    files = List.copyOf(files);
    fails = List.copyOf(fails);
  }

  /** A range of major versions; both ends are in it. */
  record Majors(int first, int last) {

    private static final Pattern RANGE = Pattern.compile("(\\d*)\\.\\.(\\d*)");

    static Majors parse(String text) {
      Matcher ends = RANGE.matcher(text.strip());
      if (!ends.matches()) {
        throw new IllegalArgumentException(
            "'" + text + "' is no range of versions: write it like 38..39 or ..26");
      }
      return new Majors(
          ends.group(1).isEmpty() ? 0 : Integer.parseInt(ends.group(1)),
          ends.group(2).isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(ends.group(2)));
    }

    boolean has(String version) {
      Matcher major = Pattern.compile("\\d{1,9}").matcher(version);
      return major.lookingAt()
          && Integer.parseInt(major.group()) >= first
          && Integer.parseInt(major.group()) <= last;
    }
  }

  /** Versions that are refused, and why. */
  record Failing(Majors majors, String reason) {}

  /** What a server's file says; empty if it has no other builds. */
  static Optional<BuildRules> read(String server, Properties properties) {
    if (!properties.containsKey(PREFIX + "artifact")) {
      return Optional.empty();
    }
    return Optional.of(
        new BuildRules(
            server,
            Implementation.required(properties, PREFIX + "artifact"),
            Path.of(Implementation.required(properties, PREFIX + "version")),
            Implementation.words(Implementation.required(properties, PREFIX + "files")).toList(),
            Majors.parse(Implementation.required(properties, PREFIX + "tried")),
            properties.stringPropertyNames().stream()
                .filter(key -> key.startsWith(FAILS))
                .sorted()
                .map(key -> failing(properties.getProperty(key)))
                .toList(),
            Boolean.parseBoolean(properties.getProperty(PREFIX + "on-first-use", "false"))));
  }

  private static Failing failing(String text) {
    String[] parts = text.split(": ", 2);
    if (parts.length < 2) {
      throw new IllegalArgumentException(
          "'" + text + "' is no range of versions with a reason: write it like '..26: why'");
    }
    return new Failing(Majors.parse(parts[0]), parts[1]);
  }

  /** What Maven resolves for a version. */
  public String artifact(String version) {
    return artifact.replace(VERSION, version);
  }

  /** The version of a build; empty if a folder is no build of this server. */
  public Optional<String> versionOf(Path folder) {
    Path parent = folder.resolve(versionFile).getParent();
    String[] name = versionFile.getFileName().toString().split(VERSION, 2);
    if (!Files.isDirectory(parent)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(parent)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.startsWith(name[0]) && file.endsWith(name[1]))
          .map(file -> file.substring(name[0].length(), file.length() - name[1].length()))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Checks that a version is not known to fail.
   *
   * @throws IllegalArgumentException if it is; the message says why
   */
  public void requirePossible(String version) {
    for (Failing failing : fails) {
      if (failing.majors().has(version)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s %s does not run the site, like all of its kind: %s",
                server,
                version,
                failing.reason()));
      }
    }
  }

  /** What is said of a version that nobody has tried; empty if somebody has. */
  public Optional<String> warning(String version) {
    return tried.has(version)
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s %s was not tried with this suite, only versions %d to %d were.",
                server,
                version,
                tried.first(),
                tried.last()));
  }
}
