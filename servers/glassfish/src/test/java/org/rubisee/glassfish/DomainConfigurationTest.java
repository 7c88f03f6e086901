package org.rubisee.glassfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

class DomainConfigurationTest {

  private static final Path WILDFLY =
      Path.of(System.getProperty("rubis.home"), "servers/wildfly/cli/both-tiers.cli");

  private static final Map<String, String> DATABASE =
      Map.of(
          "rubis.glassfish.port", "8123",
          "rubis.db.url", "jdbc:mysql://127.0.0.1:3306/rubis?a=b",
          "rubis.db.user", "somebody",
          "rubis.db.password", "a\"<&>${b}");

  @Test
  void listensToTheLoopbackInterfaceOnly() throws Exception {
    Document domain = domain(Map.of());

    assertThat(elements(domain, "network-listener")).hasSize(1);
    assertThat(elements(domain, "network-listener").get(0).getAttribute("port")).isEqualTo("8123");
    assertThat(elements(domain, "*").stream().filter(one -> one.hasAttribute("address")))
        .isNotEmpty()
        .allMatch(one -> one.getAttribute("address").equals("127.0.0.1"));
  }

  @Test
  void hasNoAdministration() throws Exception {
    Document domain = domain(Map.of());

    assertThat(elements(domain, "jmx-connector"))
        .singleElement()
        .matches(connector -> connector.getAttribute("enabled").equals("false"));
    assertThat(elements(domain, "virtual-server"))
        .singleElement()
        .matches(host -> host.getAttribute("network-listeners").equals("http-listener"));
    assertThat(elements(domain, "das-config"))
        .singleElement()
        .matches(deploying -> deploying.getAttribute("autodeploy-enabled").equals("false"));
    assertThat(elements(domain, "iiop-listener"))
        .noneMatch(listener -> listener.hasAttribute("lazy-init"));
  }

  @Test
  void readsTheDatabaseFromTheProperties() throws Exception {
    Document domain = domain(Map.of());

    assertThat(property(domain, "user")).isEqualTo("somebody");
    assertThat(URLDecoder.decode(property(domain, "password"), StandardCharsets.UTF_8))
        .isEqualTo("a\"<&>${b}");
    assertThat(property(domain, "password")).as("what GlassFish replaces").doesNotContain("$");
    assertThat(property(domain, "url")).startsWith("jdbc:mysql://127.0.0.1:3306/rubis?a=b&allow");
    assertThat(pool(domain).getAttribute("transaction-isolation-level"))
        .isEqualTo("read-committed");
  }

  @Test
  void hasTheSizesOfTheKnobs() throws Exception {
    Document standard = domain(Map.of());
    Document small =
        domain(
            Map.of(
                "rubis.db.pool-size", "7",
                "rubis.server.threads", "9",
                "rubis.db.statement-cache", "5",
                "rubis.db.cache-statements", "false"));

    assertThat(pool(standard).getAttribute("max-pool-size")).isEqualTo("64");
    assertThat(threads(standard)).isEqualTo("64");
    assertThat(pool(small).getAttribute("max-pool-size")).isEqualTo("7");
    assertThat(threads(small)).isEqualTo("9");
    assertThat(property(small, "url")).contains("prepStmtCacheSize=5", "cachePrepStmts=false");
  }

  @Test
  void theDriverIsSetAsInWildFly() throws Exception {
    Map<String, String> wildFly = new TreeMap<>();
    Pattern.compile("connection-properties=(\\w+):add\\(value=\"?([^\")]*)\"?\\)")
        .matcher(Files.readString(WILDFLY))
        .results()
        .forEach(set -> wildFly.put(set.group(1), standard(set)));

    String query = property(domain(Map.of()), "url").split("\\?", 2)[1];
    Map<String, String> here =
        Stream.of(query.split("&"))
            .map(pair -> pair.split("=", 2))
            .collect(Collectors.toMap(pair -> pair[0], pair -> decoded(pair[1])));

    assertThat(wildFly).isNotEmpty();
    assertThat(here).containsAllEntriesOf(wildFly);
  }

  @Test
  void encryptsConnectionsAsAsked() throws Exception {
    Document domain = domain(Map.of("rubis.db.ssl-mode", "REQUIRED"));

    assertThat(property(domain, "url")).contains("sslMode=REQUIRED").doesNotContain("DISABLED");
  }

  private static String decoded(String value) {
    return URLDecoder.decode(value, StandardCharsets.UTF_8);
  }

  /** What an expression like {@code ${name:value}} is when nobody sets it. */
  private static String standard(MatchResult set) {
    return set.group(2).replaceFirst("\\$\\{[^:}]*:([^}]*)\\}", "$1");
  }

  @Test
  void leavesNoPlaceOpen() throws Exception {
    assertThat(new DomainConfiguration(properties(Map.of())).xml())
        .doesNotContainPattern("@[a-z.-]+@");
  }

  @Test
  void namesWhatIsMissing() {
    DomainConfiguration nothing = new DomainConfiguration(new Properties());

    assertThatThrownBy(nothing::xml)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rubis.");
  }

  private static Properties properties(Map<String, String> knobs) {
    Properties properties = new Properties();
    properties.putAll(DATABASE);
    properties.putAll(knobs);
    return properties;
  }

  private static Document domain(Map<String, String> knobs)
      throws ParserConfigurationException, IOException, SAXException {
    String xml = new DomainConfiguration(properties(knobs)).xml();
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Element> elements(Document domain, String name) {
    NodeList found = domain.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  private static Element pool(Document domain) {
    return elements(domain, "jdbc-connection-pool").get(0);
  }

  private static String property(Document domain, String name) {
    NodeList properties = pool(domain).getElementsByTagName("property");
    for (int i = 0; i < properties.getLength(); i++) {
      Element property = (Element) properties.item(i);
      if (property.getAttribute("name").equals(name)) {
        return property.getAttribute("value");
      }
    }
    throw new AssertionError("no property " + name);
  }

  private static String threads(Document domain) {
    return elements(domain, "thread-pool").get(0).getAttribute("max-thread-pool-size");
  }
}
