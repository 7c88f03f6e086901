package org.rubisee.servers.glassfish;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.rubisee.servers.DirectoryCopy;

/**
 * What one server keeps on disk.
 *
 * <pre>
 * application/       the enterprise archive that is deployed
 * data/              the server's own; only its owner can read it
 * server.properties  the system properties
 * server.log         what the server wrote
 * server.log.1       what it wrote before a restart
 * gc.log             what the garbage collector did
 * </pre>
 */
record GlassFishFolder(Path root) {

  Path log() {
    return root.resolve("server.log");
  }

  Path gcLog() {
    return root.resolve("gc.log");
  }

  Path propertiesFile() {
    return root.resolve("server.properties");
  }

  Path application() {
    return root.resolve("application");
  }

  Path data() {
    return root.resolve("data");
  }

  /** Keeps the log of a process that ended; one that was kept before is replaced. */
  void keepLog() throws IOException {
    if (Files.exists(log())) {
      Files.move(log(), root.resolve("server.log.1"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /**
   * Creates the folder again, without what an earlier start left.
   *
   * @return the enterprise archive that is deployed
   */
  Path prepare(GlassFishArchive archive, Map<String, String> properties) throws IOException {
    for (Path old : List.of(application(), data())) {
      DirectoryCopy.delete(old);
    }
    Files.createDirectories(application());
    Files.createDirectory(
        data(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Files.deleteIfExists(log());
    Files.deleteIfExists(gcLog());
    write(properties);
    return archive.write(application(), properties);
  }

  /** Readable for its owner only: the password of the database is among them. */
  private void write(Map<String, String> systemProperties) throws IOException {
    Properties properties = new Properties();
    properties.putAll(systemProperties);
    Files.deleteIfExists(propertiesFile());
    Files.createFile(
        propertiesFile(),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    try (OutputStream out = Files.newOutputStream(propertiesFile())) {
      properties.store(out, "System properties of this server");
    }
  }
}
