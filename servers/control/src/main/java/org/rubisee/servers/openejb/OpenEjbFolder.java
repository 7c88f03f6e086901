package org.rubisee.servers.openejb;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.ServerFiles;

/**
 * What one server keeps on disk beside its {@link ServerFiles}.
 *
 * <pre>
 * modules/           the application's EJB modules, which are deployed
 * lib/               its libraries, on the class path
 * data/              the server's own
 * calls.log          a line per call of a bean, if that was asked for
 * </pre>
 */
record OpenEjbFolder(Path root) {

  /** The descriptor that makes a jar an EJB module. */
  private static final String DESCRIPTOR = "META-INF/ejb-jar.xml";

  /** Starts the container of this project, on servers that have none of their own. */
  private static final String OWN_CONTAINER = "entity-container-wildfly.jar";

  Path callLog() {
    return root.resolve("calls.log");
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

  /** Creates the folder again, without what an earlier start left. */
  void prepare(Path application) throws IOException {
    for (Path old : List.of(modules(), libraries(), data())) {
      DirectoryCopy.delete(old);
      Files.createDirectories(old);
    }
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
}
