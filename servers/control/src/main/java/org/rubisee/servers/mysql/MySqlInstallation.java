package org.rubisee.servers.mysql;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.Message;

/**
 * The MySQL that the build unpacked into the user's cache ({@code servers/db-server}).
 *
 * @param home its folder
 */
record MySqlInstallation(Path home) {

  /** What JVMs call the processors that its programs are made for. */
  private static final Set<String> PROCESSORS = Set.of("amd64", "x86_64");

  /**
   * Finds it.
   *
   * @param environment usually {@link System#getenv()}; {@code XDG_CACHE_HOME} moves the cache
   * @throws ServerFailedException if it is not there, or cannot run here; the message says what to
   *     do
   */
  static MySqlInstallation find(Map<String, String> environment) {
    return find(environment, System.getProperty("os.arch"));
  }

  /** The same on a processor of a kind that the JVM names. */
  static MySqlInstallation find(Map<String, String> environment, String processor) {
    if (!PROCESSORS.contains(processor)) {
      throw new ServerFailedException(
          "The database of the build needs a processor x86-64, and this is "
              + processor
              + ": begin a run with a MySQL of your own (--jdbc-url); see docs/laptops.md");
    }
    String artifact = artifactVersion();
    Path home = cache(environment).resolve("mysql-" + artifact);
    if (!Files.isExecutable(home.resolve("bin/mysqld"))) {
      throw new ServerFailedException(
          "There is no MySQL in "
              + home
              + ". Unpack it with 'mvn -pl servers/db-server process-resources'");
    }
    MySqlInstallation found = new MySqlInstallation(home);
    found.provideLibraries();
    return found;
  }

  /** Of what mysqld needs and the unpacked files lack, a fresh Debian has all but libnuma. */
  private void provideLibraries() {
    try {
      Process trial =
          ProcessEnvironment.measured(List.of(server().toString(), "--version"))
              .redirectErrorStream(true)
              .start();
      String output = new String(trial.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (trial.waitFor() != 0 && output.contains(NumaStandIn.FILE)) {
        NumaStandIn.writeTo(home.resolve("lib/private"));
      }
    } catch (IOException e) {
      throw new ServerFailedException(
          "MySQL in "
              + home
              + " cannot be executed: "
              + Message.of(e)
              + ". Remove that folder"
              + " and build again",
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while looking for MySQL", e);
    }
  }

  Path server() {
    return home.resolve("bin/mysqld");
  }

  /** The user's cache, see {@link #find}. */
  static Path cache(Map<String, String> environment) {
    String elsewhere = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path caches =
        elsewhere.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(elsewhere);
    return caches.resolve("rubis-ee");
  }

  /** The version of MySQL that the build unpacks, as in {@code 8.0.33}. */
  static String builtVersion() {
    String artifact = artifactVersion();
    return artifact.substring(0, artifact.lastIndexOf('.'));
  }

  private static String artifactVersion() {
    Properties properties = new Properties();
    try (InputStream in = MySqlInstallation.class.getResourceAsStream("mysql.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
