package org.rubisee.servers.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * One application of a web tier's and an application tier's archive, for both in one server: the
 * web archive becomes a module of the enterprise archive. Each library is there once, so that both
 * tiers have the same classes and a call between them may share its arguments.
 *
 * @param app an enterprise archive with descriptor
 * @param web a web archive whose libraries are named as those of {@code app} are
 * @param isOverNetwork whether the server calls its beans over the network
 */
record CoLocatedArchive(Path app, Path web, boolean isOverNetwork) {

  private static final String LIBRARIES = "WEB-INF/lib/";
  private static final String APPLICATION = "META-INF/application.xml";

  /** How beans are called; WildFly reads it in the outermost archive only. */
  private static final String EJB_CLIENT = "META-INF/jboss-ejb-client.xml";

  /** For an application that does not say how it is called over the network. */
  private static final String OVER_NETWORK = "co-located-ejb-client.xml";

  /** Calls stay inside the server, which then has no port for them. */
  private static final String INSIDE = "inside-ejb-client.xml";

  private static final String MODULE =
      """
        <module>
          <web>
            <web-uri>%s</web-uri>
            <context-root>/%s</context-root>
          </web>
        </module>
      """;

  /**
   * Writes the application.
   *
   * @param folder where it goes; made if there is none
   * @return the enterprise archive, named as {@code app} is
   */
  Path write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path target = folder.resolve(app.getFileName());
    try (ZipFile beans = new ZipFile(app.toFile());
        ZipFile pages = new ZipFile(web.toFile());
        ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
      copyBeans(beans, out);
      if (!hasEjbClient(beans)) {
        addEjbClient(out);
      }
      out.putNextEntry(new ZipEntry(web.getFileName().toString()));
      copyPages(pages, libraries(beans), out);
      out.closeEntry();
    }
    return target;
  }

  /** Whether the application says how its beans are called. */
  private boolean hasEjbClient(ZipFile beans) {
    return isOverNetwork && beans.getEntry(EJB_CLIENT) != null;
  }

  private void addEjbClient(ZipOutputStream out) throws IOException {
    out.putNextEntry(new ZipEntry(EJB_CLIENT));
    String client = isOverNetwork ? OVER_NETWORK : INSIDE;
    try (InputStream in = CoLocatedArchive.class.getResourceAsStream(client)) {
      in.transferTo(out);
    }
    out.closeEntry();
  }

  private void copyBeans(ZipFile beans, ZipOutputStream out) throws IOException {
    for (ZipEntry entry : beans.stream().toList()) {
      if (entry.getName().equals(APPLICATION)) {
        out.putNextEntry(new ZipEntry(APPLICATION));
        out.write(withWebModule(beans, entry).getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
      } else if (!entry.getName().equals(EJB_CLIENT) || hasEjbClient(beans)) {
        copy(beans, entry, entry.getName(), out);
      }
    }
  }

  private String withWebModule(ZipFile beans, ZipEntry descriptor) throws IOException {
    String xml;
    try (InputStream in = beans.getInputStream(descriptor)) {
      xml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    String file = web.getFileName().toString();
    int firstModule = xml.indexOf("<module>");
    return xml.substring(0, firstModule)
        + String.format(Locale.ROOT, MODULE, file, file.replaceFirst("\\.war$", ""))
        + xml.substring(firstModule);
  }

  private static Set<String> libraries(ZipFile beans) {
    return beans.stream()
        .map(ZipEntry::getName)
        .filter(name -> name.startsWith("lib/"))
        .map(name -> LIBRARIES + name.substring("lib/".length()))
        .collect(Collectors.toSet());
  }

  private static void copyPages(ZipFile pages, Set<String> leftOut, OutputStream out)
      throws IOException {
    ZipOutputStream archive = new ZipOutputStream(out);
    for (ZipEntry entry : pages.stream().toList()) {
      if (!leftOut.contains(entry.getName())) {
        copy(pages, entry, entry.getName(), archive);
      }
    }
    archive.finish();
  }

  private static void copy(ZipFile from, ZipEntry entry, String name, ZipOutputStream out)
      throws IOException {
    out.putNextEntry(new ZipEntry(name));
    try (InputStream in = from.getInputStream(entry)) {
      in.transferTo(out);
    }
    out.closeEntry();
  }
}
