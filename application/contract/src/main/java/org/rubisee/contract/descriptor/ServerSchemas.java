package org.rubisee.contract.descriptor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.XMLConstants;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.Element;
import org.w3c.dom.bootstrap.DOMImplementationRegistry;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** The schemas of deployment descriptors that the server has in its modules. */
public final class ServerSchemas {

  /** The modules that hold them: descriptors of Jakarta EE, and the server's own. */
  private static final Pattern MODULES =
      Pattern.compile(
          "(jboss-metadata-.*|wildfly-server-\\d.*|wildfly-ejb3-\\d.*|hibernate-core-.*)\\.jar");

  private static final Pattern SCHEMA = Pattern.compile("(?:.*/)?([^/]+\\.(?:xsd|dtd))");

  /** Descriptors of WildFly that need not say where their schemas are. */
  private static final Map<String, String> BY_NAMESPACE =
      Map.of(
          "urn:jboss:deployment-structure:1.3", "jboss-deployment-structure-1_3.xsd",
          "urn:jboss:jakartaee:1.0", "jboss-ejb3-4_0.xsd");

  /**
   * What else a descriptor of a schema may contain: pools of beans, and who sends them messages.
   */
  private static final Map<String, List<String>> EXTENSIONS =
      Map.of(
          "jboss-ejb3-4_0.xsd",
          List.of("jboss-ejb-pool_2_0.xsd", "jboss-ejb-resource-adapter-binding_2_0.xsd"));

  /** Their schema demands an ejb-name first, which WildFly's parser refuses: not validated. */
  private static final Pattern INTERCEPTORS =
      Pattern.compile("(?s)<(\\w+):container-interceptors\\b.*?</\\1:container-interceptors>");

  private static final DOMImplementationLS LOADER = loader();

  private final Map<String, byte[]> schemas = new HashMap<>();

  /**
   * Reads them.
   *
   * @param server folder of a provisioned server
   */
  public ServerSchemas(Path server) {
    try (Stream<Path> files = Files.walk(server.resolve("modules"))) {
      List<Path> modules =
          files.filter(f -> MODULES.matcher(f.getFileName().toString()).matches()).toList();
      for (Path module : modules) {
        read(module);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(server + " cannot be read", e);
    }
  }

  private void read(Path module) throws IOException {
    try (ZipFile file = new ZipFile(module.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        var schema = SCHEMA.matcher(entry.getName());
        if (schema.matches()) {
          schemas.put(schema.group(1), file.getInputStream(entry).readAllBytes());
        }
      }
    }
  }

  /**
   * What is wrong with a descriptor.
   *
   * @return nothing if it keeps its schema
   */
  public Optional<String> complaint(Descriptor descriptor) {
    String schema = schemaOf(descriptor.root());
    if (!schemas.containsKey(schema)) {
      return Optional.of("The server has no schema '" + schema + "' for " + descriptor);
    }
    SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    factory.setResourceResolver((type, namespace, publicId, systemId, base) -> input(systemId));
    try {
      factory
          .newSchema(withExtension(schema))
          .newValidator()
          .validate(new StreamSource(new StringReader(validated(descriptor))));
      return Optional.empty();
    } catch (SAXParseException e) {
      return Optional.of(
          descriptor
              + ", line "
              + e.getLineNumber()
              + ", against "
              + schema
              + ": "
              + e.getMessage());
    } catch (SAXException e) {
      return Optional.of(descriptor + ", against " + schema + ": " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text without what is not validated; its lines keep their numbers. */
  private static String validated(Descriptor descriptor) {
    String text = new String(descriptor.content(), StandardCharsets.UTF_8);
    return INTERCEPTORS.matcher(text).replaceAll(part -> part.group().replaceAll(".", ""));
  }

  private Source[] withExtension(String schema) {
    return Stream.concat(Stream.of(schema), EXTENSIONS.getOrDefault(schema, List.of()).stream())
        .map(name -> new StreamSource(new ByteArrayInputStream(schemas.get(name)), name))
        .toArray(Source[]::new);
  }

  /** The one that it names, else the one that its namespace stands for. */
  private static String schemaOf(Element root) {
    String location =
        root.getAttributeNS(XMLConstants.W3C_XML_SCHEMA_INSTANCE_NS_URI, "schemaLocation");
    return location.isEmpty()
        ? BY_NAMESPACE.getOrDefault(root.getNamespaceURI(), root.getNamespaceURI())
        : lastPart(location);
  }

  /** What a schema includes; never read from the network. */
  private LSInput input(String systemId) {
    String name = lastPart(systemId);
    if (!schemas.containsKey(name)) {
      throw new IllegalStateException("The server has no schema " + systemId);
    }
    LSInput input = LOADER.createLSInput();
    input.setSystemId(systemId);
    input.setByteStream(new ByteArrayInputStream(schemas.get(name)));
    return input;
  }

  private static String lastPart(String location) {
    return location.substring(location.lastIndexOf('/') + 1);
  }

  private static DOMImplementationLS loader() {
    try {
      return (DOMImplementationLS)
          DOMImplementationRegistry.newInstance().getDOMImplementation("LS 3.0");
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("This Java has no DOM load and save", e);
    }
  }
}
