package org.rubisee.facades;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The descriptor from which implementations with façades make theirs. */
class SharedDescriptorTest {

  private static final Map<String, Element> FACADES = new TreeMap<>();

  @BeforeAll
  static void read() throws Exception {
    Element root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("src/main/descriptors/ejb-jar.xml").toFile())
            .getDocumentElement();
    children(root, "session").forEach(bean -> FACADES.put(text(bean, "ejb-name"), bean));
  }

  @Test
  void referencesLeadToBeansThatHaveTheInterface() {
    for (Element bean : FACADES.values()) {
      for (Element reference : children(bean, "ejb-ref")) {
        String name = text(reference, "ejb-ref-name").replace("ejb/", "");
        String type = text(reference, "remote");
        assertThat(FACADES).containsKey(name);
        assertThat(type).isEqualTo(text(FACADES.get(name), "business-remote"));
        assertThat(text(reference, "lookup-name"))
            .isEqualTo("ejb:APPLICATION/facades/" + name + "!" + type);
      }
    }
  }

  @Test
  void homesStandUnderTheNamesOfTheirBeans() {
    List<String> homes = new ArrayList<>();
    for (Element bean : FACADES.values()) {
      for (Element entry : children(bean, "env-entry")) {
        String name = text(entry, "env-entry-name").replace("ejb/", "");
        assertThat(text(entry, "env-entry-value"))
            .startsWith("java:global/APPLICATION/entities/" + name + "!org.rubisee.entities.")
            .endsWith("$Home");
        homes.add(name);
      }
    }
    assertThat(homes)
        .containsOnly("Bid", "BuyNow", "Category", "Comment", "Item", "OldItem", "Region", "User");
  }

  private static List<Element> children(Element parent, String name) {
    NodeList found = parent.getElementsByTagName(name);
    List<Element> children = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      children.add((Element) found.item(i));
    }
    return children;
  }

  private static String text(Element parent, String name) {
    return parent.getElementsByTagName(name).item(0).getTextContent();
  }
}
