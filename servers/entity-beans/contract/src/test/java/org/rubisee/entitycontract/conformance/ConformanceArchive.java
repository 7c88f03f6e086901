package org.rubisee.entitycontract.conformance;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** The suite's EJB module: descriptors only, since the classes are on the class path. */
final class ConformanceArchive {
  private static final Path DESCRIPTORS =
      Path.of(
          System.getProperty("rubis.home"),
          "servers",
          "entity-beans",
          "contract",
          "src",
          "test",
          "conformance");

  private static final List<String> DESCRIPTOR_FILES =
      List.of(
          "META-INF/ejb-jar.xml",
          "META-INF/sun-cmp-mappings.xml",
          "META-INF/glassfish-ejb-jar.xml");

  private ConformanceArchive() {}

  /** Makes the archive in a folder. */
  static Path make(Path folder) throws IOException {
    Path archive = folder.resolve("conformance.jar");
    try (OutputStream file = Files.newOutputStream(archive);
        JarOutputStream jar = new JarOutputStream(file)) {
      jar.putNextEntry(new JarEntry("META-INF/"));
      jar.closeEntry();
      for (String name : DESCRIPTOR_FILES) {
        jar.putNextEntry(new JarEntry(name));
        Files.copy(DESCRIPTORS.resolve(name), jar);
        jar.closeEntry();
      }
    }
    return archive;
  }
}
