package org.rubisee.contract.descriptor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/**
 * A deployment descriptor in an archive.
 *
 * @param place archives and file, for example {@code session-facade.ear!/META-INF/application.xml}
 * @param content the file
 */
public record Descriptor(String place, byte[] content) {

  /**
   * Those that are checked. jboss-ejb-client.xml is not: its schema demands ejb-receivers, which
   * WildFly refuses beside the profile that the web archives name.
   */
  private static final Pattern DESCRIPTOR =
      Pattern.compile(
          "(META-INF|WEB-INF)/(application|ejb-jar|persistence|web|jboss-(web|ejb3|deployment-structure))\\.xml");

  /** GlassFish's own, which have DTDs. */
  private static final Pattern OF_GLASSFISH =
      Pattern.compile("META-INF/(glassfish-ejb-jar|sun-cmp-mappings)\\.xml");

  private static final Pattern ARCHIVE = Pattern.compile(".*\\.[ejw]ar");

  /** The descriptors of an archive and of the archives in it that have schemas. */
  public static List<Descriptor> in(Path archive) {
    return matching(DESCRIPTOR, archive);
  }

  /**
   * GlassFish's own descriptors in an archive and in the archives in it: see {@link GlassFishDtds}.
   */
  public static List<Descriptor> ofGlassFishIn(Path archive) {
    return matching(OF_GLASSFISH, archive);
  }

  private static List<Descriptor> matching(Pattern names, Path archive) {
    List<Descriptor> found = new ArrayList<>();
    try (InputStream file = Files.newInputStream(archive)) {
      collect(names, archive.getFileName().toString(), file, found);
    } catch (IOException e) {
      throw new UncheckedIOException(archive + " cannot be read", e);
    }
    return found;
  }

  private static void collect(
      Pattern names, String place, InputStream archive, List<Descriptor> found) throws IOException {
    ZipInputStream entries = new ZipInputStream(archive);
    for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
      String inside = place + "!/" + entry.getName();
      if (ARCHIVE.matcher(entry.getName()).matches()) {
        collect(names, inside, entries, found);
      } else if (names.matcher(entry.getName()).matches()) {
        found.add(new Descriptor(inside, entries.readAllBytes()));
      }
    }
  }

  /** The file's root element, which knows its namespace. */
  Element root() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    try {
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(content))
          .getDocumentElement();
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new IllegalStateException(place + " cannot be read", e);
    }
  }

  @Override
  public String toString() {
    return place;
  }
}
