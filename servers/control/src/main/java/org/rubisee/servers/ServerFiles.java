package org.rubisee.servers;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The files that each web and application server has, beside what its kind keeps on disk.
 *
 * <pre>
 * server.properties  the system properties
 * server.log         what the server wrote
 * server.log.1       what it wrote before, if it was restarted or its log was full
 * gc.log             what the garbage collector did
 * </pre>
 *
 * @param folder the server's own; must be there when a file is written
 */
public record ServerFiles(Path folder) {

  /** What the server writes. */
  public Path log() {
    return folder.resolve("server.log");
  }

  /** What its garbage collector does. */
  public Path gcLog() {
    return folder.resolve("gc.log");
  }

  /** The system properties that it reads when it starts. */
  public Path properties() {
    return folder.resolve("server.properties");
  }

  /** Keeps the log of a process that ended; one that was kept before is replaced. */
  public void keepLog() throws IOException {
    if (Files.exists(log())) {
      Files.move(log(), BoundedLog.before(log()), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Removes the logs of an earlier start. */
  public void deleteLogs() throws IOException {
    Files.deleteIfExists(log());
    Files.deleteIfExists(gcLog());
  }

  /**
   * Writes the system properties, readable for the owner only: the password of the database is
   * among them.
   */
  public void write(Map<String, String> systemProperties) throws IOException {
    Properties properties = new Properties();
    properties.putAll(systemProperties);
    try (OutputStream out = Files.newOutputStream(OwnerOnly.file(properties()))) {
      properties.store(out, "System properties of this server");
    }
  }

  /**
   * What is to run a command in the folder; {@link ServerProcess} writes its output to the log.
   *
   * @param environment what the command gets beside {@link ProcessEnvironment#KEPT}
   */
  public ProcessBuilder process(List<String> command, Map<String, String> environment) {
    ProcessBuilder builder = ProcessEnvironment.measured(command);
    builder.environment().putAll(environment);
    builder.directory(folder.toFile());
    return builder.redirectErrorStream(true);
  }
}
