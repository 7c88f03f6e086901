package org.rubisee.contract.descriptor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** The DTDs of GlassFish's own deployment descriptors, which have no schemas. */
public final class GlassFishDtds {

  private static final String EXTENSION = ".dtd";

  /** Of mappings that do not name their DTD. */
  private static final String MAPPINGS =
      "<!DOCTYPE sun-cmp-mappings SYSTEM 'http://glassfish.org/dtds/sun-cmp-mapping_1_2.dtd'>"
          + "<sun-cmp-mappings";

  private final Map<String, byte[]> dtds = new HashMap<>();

  /**
   * Reads them.
   *
   * @param folder has the jars of a provisioned server
   */
  public GlassFishDtds(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
        read(jar);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }

  private void read(Path jar) throws IOException {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (entry.getName().endsWith(EXTENSION)) {
          try (InputStream in = file.getInputStream(entry)) {
            dtds.put(lastPart(entry.getName()), in.readAllBytes());
          }
        }
      }
    }
  }

  /**
   * What is wrong with a descriptor.
   *
   * @return nothing if it keeps its DTD
   */
  public List<String> complaints(Descriptor descriptor) {
    Validation validation = new Validation(descriptor);
    SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
    factory.setValidating(true);
    try {
      factory
          .newSAXParser()
          .parse(new InputSource(new StringReader(withDoctype(descriptor))), validation);
    } catch (SAXException e) {
      validation.complaints.add(descriptor + ": " + e.getMessage());
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("This Java has no validating parser", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(validation.complaints);
  }

  private static String withDoctype(Descriptor descriptor) {
    String text = new String(descriptor.content(), StandardCharsets.UTF_8);
    return text.contains("<!DOCTYPE")
        ? text
        : text.replaceFirst("<sun-cmp-mappings(?=[\\s/>])", MAPPINGS);
  }

  private static String lastPart(String location) {
    return location.substring(location.lastIndexOf('/') + 1);
  }

  /** Reads DTDs from the server, never from the network. */
  private final class Validation extends DefaultHandler {

    private final Descriptor descriptor;
    private final List<String> complaints = new ArrayList<>();

    private Validation(Descriptor descriptor) {
      this.descriptor = descriptor;
    }

    @Override
    public InputSource resolveEntity(String publicId, String systemId) throws SAXException {
      String name = lastPart(systemId);
      byte[] content = dtds.get(name);
      if (content == null) {
        throw new SAXException("The server has no DTD '" + name + "'");
      }
      InputSource source = new InputSource(new ByteArrayInputStream(content));
      source.setSystemId(systemId);
      return source;
    }

    @Override
    public void error(SAXParseException e) {
      complaints.add(descriptor + ", line " + e.getLineNumber() + ": " + e.getMessage());
    }
  }
}
