package org.rubisee.servers.distribution;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.rubisee.servers.Xml;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The archive of a site for a server that has pages and beans in one process and is not WildFly.
 * Classes and libraries stay as they are; the descriptors get standard names in place of WildFly's:
 *
 * <ul>
 *   <li>The data source has a name without {@code java:}.
 *   <li>Session beans have a view by their class, so that calls are local. Their remote interfaces
 *       would need an ORB, which carries no records, and no interface may be both.
 *   <li>What persistence.xml says of system properties is replaced by their values.
 * </ul>
 */
public final class LocalArchive {

  /** The system property by which the site finds its data source. */
  public static final String DATA_SOURCE_PROPERTY = "rubis.db.jndi-name";

  private static final String BEANS_PROPERTY = "rubis.beans.name";
  private static final String DATA_SOURCE = "jdbc/RubisDS";
  private static final String WILDFLY_DATA_SOURCE = "java:jboss/datasources/RubisDS";

  /**
   * Hibernate keeps the connection of a transaction: the server would take another one from the
   * pool for each statement. Hibernate does not change the classes of entities: the server lets it
   * change them in part only, and it would not see what a method changes in the fields of a
   * superclass.
   */
  private static final Map<String, String> HIBERNATE =
      Map.of(
          "hibernate.connection.handling_mode",
          "DELAYED_ACQUISITION_AND_RELEASE_BEFORE_TRANSACTION_COMPLETION",
          "hibernate.enhancer.enableDirtyTracking",
          "false",
          "hibernate.enhancer.enableLazyInitialization",
          "false");

  private static final String EJB_JAR = "META-INF/ejb-jar.xml";
  private static final String PERSISTENCE = "META-INF/persistence.xml";
  private static final String APPLICATION = "META-INF/application.xml";
  private static final Set<String> DESCRIPTORS = Set.of("WEB-INF/web.xml", PERSISTENCE);
  private static final String CALL_LOG = "org.rubisee.calllog.LoggedCalls";

  /** What the class of a stateless bean has in it. */
  private static final byte[] STATELESS =
      "Ljakarta/ejb/Stateless;".getBytes(StandardCharsets.US_ASCII);

  private static final Pattern BEAN_NAME = Pattern.compile("ejb:[^/]*/[^/]*/(\\w+)![\\w.$]+");
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{([\\w.-]+):([^}]*)}");

  private final Map<String, String> properties;
  private final Map<String, String> hibernate;
  private final Optional<Path> callLogger;
  private boolean hasBeans;
  private boolean hasPersistence;
  private final Map<String, String> names =
      new TreeMap<>(Map.of(DATA_SOURCE_PROPERTY, DATA_SOURCE));

  /**
   * A converter.
   *
   * @param properties system properties of the server
   * @param hibernate what the server needs Hibernate to be told
   * @param callLogger an interceptor that is added, if calls are logged
   */
  public LocalArchive(
      Map<String, String> properties, Map<String, String> hibernate, Optional<Path> callLogger) {
    this.properties = properties;
    this.hibernate = new TreeMap<>(HIBERNATE);
    this.hibernate.putAll(hibernate);
    this.callLogger = callLogger;
  }

  /** Writes the archive. */
  public void convert(Path archive, Path target) throws IOException {
    Files.write(target, converted(Files.readAllBytes(archive)));
  }

  /** Whether it has session beans; known when it was converted. */
  public boolean hasBeans() {
    return hasBeans;
  }

  /** Whether it has a persistence unit; known when it was converted. */
  public boolean hasPersistence() {
    return hasPersistence;
  }

  /** System properties that tell the site the names; known when it was converted. */
  public Map<String, String> names() {
    return names;
  }

  private byte[] converted(byte[] archive) throws IOException {
    Map<String, byte[]> entries = entries(archive);
    Map<String, String> beans = beans(entries);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        put(out, entry.getKey(), converted(entry.getKey(), entry.getValue(), beans));
      }
      if (entries.containsKey(APPLICATION) && callLogger.isPresent()) {
        put(out, "lib/call-log.jar", Files.readAllBytes(callLogger.get()));
      }
    }
    return bytes.toByteArray();
  }

  private byte[] converted(String name, byte[] content, Map<String, String> beans)
      throws IOException {
    if (!name.contains("/") && name.matches(".*\\.[jw]ar")) {
      return converted(content);
    }
    if (name.equals(EJB_JAR)) {
      return ejbJar(content, beans);
    }
    return DESCRIPTORS.contains(name) ? renamed(name, content) : content;
  }

  private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(content);
    out.closeEntry();
  }

  private static Map<String, byte[]> entries(byte[] archive) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.isDirectory()) {
          entries.put(entry.getName(), in.readAllBytes());
        }
      }
    }
    return entries;
  }

  /** The classes of stateless beans by the beans' names. */
  private static Map<String, String> beans(Map<String, byte[]> entries) {
    Map<String, String> beans = new TreeMap<>();
    entries.forEach(
        (name, content) -> {
          if (name.endsWith(".class") && contains(content, STATELESS)) {
            String type = name.replaceFirst("\\.class$", "").replace('/', '.');
            beans.put(type.substring(type.lastIndexOf('.') + 1), type);
          }
        });
    return beans;
  }

  private static boolean contains(byte[] bytes, byte[] part) {
    return new String(bytes, StandardCharsets.ISO_8859_1)
        .contains(new String(part, StandardCharsets.ISO_8859_1));
  }

  private byte[] renamed(String name, byte[] content) {
    String xml = new String(content, StandardCharsets.UTF_8);
    if (name.equals(PERSISTENCE)) {
      hasPersistence = true;
      xml = xml.replace("<properties>", "<properties>" + forHibernate());
      xml = EXPRESSION.matcher(xml).replaceAll(found -> Matcher.quoteReplacement(value(found)));
    }
    return xml.replace(WILDFLY_DATA_SOURCE, DATA_SOURCE).getBytes(StandardCharsets.UTF_8);
  }

  private String forHibernate() {
    return hibernate.entrySet().stream()
        .map(one -> "<property name=\"" + one.getKey() + "\" value=\"" + one.getValue() + "\" />")
        .collect(Collectors.joining());
  }

  private String value(MatchResult expression) {
    return properties.getOrDefault(expression.group(1), expression.group(2));
  }

  private byte[] ejbJar(byte[] content, Map<String, String> beans) throws IOException {
    hasBeans = true;
    beans.forEach(
        (bean, type) ->
            names.put(
                BEANS_PROPERTY,
                "java:app/beans/%2$sBean!"
                    + type.substring(0, type.lastIndexOf('.') + 1)
                    + "%2$sBean"));
    String xml =
        BEAN_NAME
            .matcher(new String(content, StandardCharsets.UTF_8))
            .replaceAll(
                name ->
                    Matcher.quoteReplacement(
                        "java:app/beans/" + name.group(1) + "!" + beans.get(name.group(1))));
    Document descriptor = Xml.parse(xml.getBytes(StandardCharsets.UTF_8));
    Element root = descriptor.getDocumentElement();
    Element sessions = Xml.children(root, "enterprise-beans").get(0);
    for (String bean : beans.keySet()) {
      addLocalView(session(sessions, bean));
    }
    if (callLogger.isPresent()) {
      addCallLog(Xml.children(root, "assembly-descriptor").get(0));
    }
    return Xml.bytes(descriptor);
  }

  private static Element session(Element sessions, String bean) {
    for (Element session : Xml.children(sessions, "session")) {
      if (Xml.text(session, "ejb-name").orElse("").equals(bean)) {
        return session;
      }
    }
    Element session = Xml.add(sessions, "session");
    Xml.add(session, "ejb-name", bean);
    return session;
  }

  /** Behind the name, as the schema wants it. */
  private static void addLocalView(Element session) {
    Node name = Xml.children(session, "ejb-name").get(0);
    session.insertBefore(Xml.create(session, "local-bean"), name.getNextSibling());
    Element reference = Xml.add(session, "resource-ref");
    Xml.add(reference, "res-ref-name", DATA_SOURCE);
    Xml.add(reference, "res-type", "javax.sql.DataSource");
    Xml.add(reference, "lookup-name", DATA_SOURCE);
  }

  /** Around all beans, before the exceptions that the schema wants behind it. */
  private static void addCallLog(Element assembly) {
    Element binding = Xml.create(assembly, "interceptor-binding");
    Xml.add(binding, "ejb-name", "*");
    Xml.add(binding, "interceptor-class", CALL_LOG);
    assembly.insertBefore(binding, assembly.getFirstChild());
  }
}
