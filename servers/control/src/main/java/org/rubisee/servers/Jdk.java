package org.rubisee.servers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A Java on this machine.
 *
 * @param home its folder
 * @param runtime name of its virtual machine and version, for example {@code OpenJDK 64-Bit Server
 *     VM 17.0.12}
 */
public record Jdk(Path home, String runtime) {

  private static final int OLDEST = 17;

  /** The one that runs this program. */
  public static Jdk current() {
    return new Jdk(
        Path.of(System.getProperty("java.home")),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.version"));
  }

  /**
   * Looks at a JDK, by running it.
   *
   * @throws ServerFailedException if it is none, or too old
   */
  public static Jdk at(Path home) {
    Path java = home.toAbsolutePath().normalize().resolve("bin/java");
    if (!Files.isExecutable(java)) {
      throw new ServerFailedException(
          "There is no JDK in " + home + ": jdk takes the folder that holds bin/java");
    }
    List<String> settings = settings(java);
    int version =
        Integer.parseInt(value(settings, "java.specification.version").replaceAll("\\D.*", ""));
    if (version < OLDEST) {
      throw new ServerFailedException(
          home + " is Java " + version + ": the servers need " + OLDEST + " or newer");
    }
    return new Jdk(
        java.getParent().getParent(),
        value(settings, "java.vm.name") + " " + value(settings, "java.version"));
  }

  /** Its version of Java, for example 17. */
  public int version() {
    return Integer.parseInt(
        runtime.substring(runtime.lastIndexOf(' ') + 1).replaceAll("\\D.*", ""));
  }

  /**
   * This one, for a server that runs on one version only.
   *
   * @param version the number of that version, for example 17
   * @param server the server, for the message
   * @throws ServerFailedException if it has another version
   */
  public Jdk requireVersion(int version, String server) {
    if (version() != version) {
      throw new ServerFailedException(
          String.format(
                  Locale.ROOT,
                  "%s runs on JDK %d only, and %s has %s: set JAVA_HOME to a JDK %d, or name its folder with",
                  server,
                  version,
                  home,
                  runtime,
                  version)
              + " jdk=PATH");
    }
    return this;
  }

  private static List<String> settings(Path java) {
    try {
      Process process =
          ProcessEnvironment.measured(
                  List.of(java.toString(), "-XshowSettings:properties", "-version"))
              .redirectErrorStream(true)
              .start();
      try (InputStream output = process.getInputStream()) {
        return new String(output.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      }
    } catch (IOException e) {
      throw new ServerFailedException(java + " cannot be run: " + e.getMessage(), e);
    }
  }

  private static String value(List<String> settings, String key) {
    return settings.stream()
        .map(String::strip)
        .filter(line -> line.startsWith(key + " = "))
        .map(line -> line.substring(key.length() + 3))
        .findFirst()
        .orElse("0");
  }
}
