package org.rubisee.servers.glassfish;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.rubisee.servers.Xml;
import org.w3c.dom.Document;

/**
 * One application of a web tier's and an application tier's archive, as GlassFish takes it.
 * Libraries are copied byte by byte, and each is there once; modules keep their classes.
 * Descriptors are made from those in the archives: see {@link LocalViews}, {@link WebReferences}
 * and {@link BeanSettings}.
 *
 * @param app an enterprise archive
 * @param beans the enterprise archive whose entity beans are taken; often the same
 * @param web a web archive whose libraries are named as those of {@code app} are
 */
public record GlassFishArchive(Path app, Path beans, Path web) {

  private static final String DESCRIPTOR = "META-INF/ejb-jar.xml";
  private static final String WEB_DESCRIPTOR = "WEB-INF/web.xml";
  private static final String WEB_LIBRARIES = "WEB-INF/lib/";
  private static final String LIBRARIES = "lib/";

  /** Starts the container of this project, on servers that have none of their own. */
  private static final String OWN_CONTAINER = "entity-container-wildfly.jar";

  private static final String MANIFEST = "Manifest-Version: 1.0\r\n\r\n";

  private static final String APPLICATION =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <application xmlns="https://jakarta.ee/xml/ns/jakartaee" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
          xsi:schemaLocation="https://jakarta.ee/xml/ns/jakartaee https://jakarta.ee/xml/ns/jakartaee/application_10.xsd" version="10">
        <application-name>%s</application-name>
      %s  <module>
          <web>
            <web-uri>%s</web-uri>
            <context-root>/%s</context-root>
          </web>
        </module>
        <library-directory>lib</library-directory>
      </application>
      """;

  private static final String MODULE =
      """
        <module>
          <ejb>%s</ejb>
        </module>
      """;

  /** The archives that it is made of. */
  List<Path> parts() {
    return List.of(app, beans, web);
  }

  /**
   * Writes the application.
   *
   * @param folder where it goes; must be there
   * @param properties those that knobs set
   * @return the enterprise archive, named as {@code app} is
   * @throws IllegalArgumentException if a descriptor does not fit; the message says which and why
   */
  public Path write(Path folder, Map<String, String> properties) throws IOException {
    Map<String, byte[]> jars = jars();
    Map<String, Document> modules = new TreeMap<>();
    for (Map.Entry<String, byte[]> jar : jars.entrySet()) {
      byte[] descriptor = entry(jar.getValue(), DESCRIPTOR);
      if (descriptor.length > 0) {
        modules.put(jar.getKey(), Xml.parse(descriptor));
      }
    }
    List<Document> descriptors = List.copyOf(modules.values());
    LocalViews.apply(descriptors);
    Path target = folder.resolve(app.getFileName());
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
      put(out, "META-INF/MANIFEST.MF", MANIFEST.getBytes(StandardCharsets.UTF_8));
      put(out, "META-INF/application.xml", application(modules.keySet()));
      for (Map.Entry<String, byte[]> jar : jars.entrySet()) {
        Document descriptor = modules.get(jar.getKey());
        if (descriptor == null) {
          put(out, LIBRARIES + jar.getKey(), jar.getValue());
        } else {
          put(out, jar.getKey(), module(jar.getValue(), descriptor, properties));
        }
      }
      out.putNextEntry(new ZipEntry(web.getFileName().toString()));
      copyPages(jars.keySet(), descriptors, out);
      out.closeEntry();
    }
    return target;
  }

  private byte[] application(Set<String> modules) {
    String file = web.getFileName().toString();
    return String.format(
            Locale.ROOT,
            APPLICATION,
            withoutExtension(app.getFileName().toString()),
            modules.stream()
                .map(name -> String.format(Locale.ROOT, MODULE, name))
                .collect(Collectors.joining()),
            file,
            withoutExtension(file))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String withoutExtension(String file) {
    return file.replaceFirst("\\.[a-z]+$", "");
  }

  /** The jars of the application by their names, with the entity beans of {@link #beans}. */
  private Map<String, byte[]> jars() throws IOException {
    Map<String, byte[]> jars = jarsOf(app);
    if (!beans.equals(app)) {
      Map<String, byte[]> others = jarsOf(beans);
      removeEntities(jars);
      for (Map.Entry<String, byte[]> other : others.entrySet()) {
        if (!isModule(other.getValue()) || !entityClasses(other.getValue()).isEmpty()) {
          jars.putIfAbsent(other.getKey(), other.getValue());
        }
      }
    }
    return jars;
  }

  private static Map<String, byte[]> jarsOf(Path archive) throws IOException {
    Map<String, byte[]> jars = new TreeMap<>();
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      for (ZipEntry entry : zip.stream().filter(e -> e.getName().endsWith(".jar")).toList()) {
        try (InputStream in = zip.getInputStream(entry)) {
          jars.put(
              entry.getName().substring(entry.getName().lastIndexOf('/') + 1), in.readAllBytes());
        }
      }
    }
    jars.remove(OWN_CONTAINER);
    return jars;
  }

  /** Takes out modules with entity beans, and the libraries that have their classes. */
  private static void removeEntities(Map<String, byte[]> jars) throws IOException {
    List<String> classes = new ArrayList<>();
    for (String name : List.copyOf(jars.keySet())) {
      List<String> ofModule = entityClasses(jars.get(name));
      if (!ofModule.isEmpty()) {
        classes.addAll(ofModule);
        jars.remove(name);
      }
    }
    for (String name : List.copyOf(jars.keySet())) {
      if (entries(jars.get(name)).keySet().stream().anyMatch(classes::contains)) {
        jars.remove(name);
      }
    }
  }

  private static boolean isModule(byte[] jar) throws IOException {
    return entry(jar, DESCRIPTOR).length > 0;
  }

  /** The files of the entity beans' classes; none if the jar is no module with entity beans. */
  private static List<String> entityClasses(byte[] jar) throws IOException {
    byte[] descriptor = entry(jar, DESCRIPTOR);
    return descriptor.length == 0
        ? List.of()
        : LocalViews.all(List.of(Xml.parse(descriptor)), "entity").stream()
            .map(bean -> Xml.text(bean, "ejb-class").orElseThrow().replace('.', '/') + ".class")
            .toList();
  }

  private static byte[] module(byte[] jar, Document descriptor, Map<String, String> properties)
      throws IOException {
    Map<String, byte[]> entries = entries(jar);
    entries.put(DESCRIPTOR, Xml.bytes(descriptor));
    entries.put(
        BeanSettings.FILE,
        new BeanSettings(properties).xml(descriptor).getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        put(out, entry.getKey(), entry.getValue());
      }
    }
    return bytes.toByteArray();
  }

  private void copyPages(Set<String> shared, List<Document> modules, OutputStream out)
      throws IOException {
    ZipOutputStream archive = new ZipOutputStream(out);
    Map<String, byte[]> pages = entries(Files.readAllBytes(web));
    byte[] descriptor = pages.getOrDefault(WEB_DESCRIPTOR, new byte[0]);
    if (descriptor.length == 0) {
      throw new IllegalArgumentException(web + " has no " + WEB_DESCRIPTOR + ": add one");
    }
    Document references = Xml.parse(descriptor);
    WebReferences.add(references, modules);
    pages.put(WEB_DESCRIPTOR, Xml.bytes(references));
    shared.forEach(library -> pages.remove(WEB_LIBRARIES + library));
    for (Map.Entry<String, byte[]> entry : pages.entrySet()) {
      put(archive, entry.getKey(), entry.getValue());
    }
    archive.finish();
  }

  private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(content);
    out.closeEntry();
  }

  /** The content of an entry; empty if there is none. */
  private static byte[] entry(byte[] jar, String name) throws IOException {
    return entries(jar).getOrDefault(name, new byte[0]);
  }

  /** Name to content, in the order of the archive. */
  private static Map<String, byte[]> entries(byte[] archive) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), in.readAllBytes());
      }
    }
    return entries;
  }
}
