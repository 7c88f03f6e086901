package org.rubisee.servers.openejb;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.rubisee.servers.DirectoryCopy;

/**
 * What one server keeps on disk.
 *
 * <pre>
 * modules/           the application's EJB modules, which are deployed
 * lib/               its libraries, on the class path
 * data/              the server's own
 * server.properties  the system properties
 * server.log         what the server wrote
 * server.log.1       what it wrote before a restart
 * gc.log             what the garbage collector did
 * calls.log          a line per call of a bean, if that was asked for
 * </pre>
 */
record OpenEjbFolder(Path root) {

  /** The descriptor that makes a jar an EJB module. */
  private static final String DESCRIPTOR = "META-INF/ejb-jar.xml";

  /** Starts the container of this project, on servers that have none of their own. */
  private static final String OWN_CONTAINER = "entity-container-wildfly.jar";

  Path log() {
    return root.resolve("server.log");
  }

  Path gcLog() {
    return root.resolve("gc.log");
  }

  Path callLog() {
    return root.resolve("calls.log");
  }

  Path propertiesFile() {
    return root.resolve("server.properties");
  }

  Path modules() {
    return root.resolve("modules");
  }

  Path libraries() {
    return root.resolve("lib");
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

  /** Creates the folder again, without what an earlier start left. */
  void prepare(Path application) throws IOException {
    for (Path old : List.of(modules(), libraries(), data())) {
      DirectoryCopy.delete(old);
      Files.createDirectories(old);
    }
    Files.deleteIfExists(log());
    Files.deleteIfExists(gcLog());
    unpack(application);
  }

  /**
   * The jars of an enterprise archive. Those that are EJB modules are deployed, wherever the
   * archive has them: WildFly takes the entities' for a library.
   */
  private void unpack(Path application) throws IOException {
    try (ZipFile archive = new ZipFile(application.toFile())) {
      for (ZipEntry entry : archive.stream().filter(OpenEjbFolder::isJar).toList()) {
        String name = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
        Path jar = libraries().resolve(name);
        try (InputStream in = archive.getInputStream(entry)) {
          Files.copy(in, jar);
        }
        if (isModule(jar)) {
          Files.move(jar, modules().resolve(name));
        }
      }
    }
    Files.deleteIfExists(modules().resolve(OWN_CONTAINER));
  }

  private static boolean isJar(ZipEntry entry) {
    return entry.getName().endsWith(".jar");
  }

  private static boolean isModule(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(DESCRIPTOR) != null;
    }
  }

  /** Readable for its owner only: the password of the database is among them. */
  void write(Map<String, String> systemProperties) throws IOException {
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
