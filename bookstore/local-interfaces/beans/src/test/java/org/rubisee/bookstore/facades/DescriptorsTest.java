package org.rubisee.bookstore.facades;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.UseCases;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The descriptors of the façades and of the entity beans. */
class DescriptorsTest {

  private static final Map<String, Element> FACADES = new HashMap<>();
  private static final Map<String, Element> ENTITIES = new HashMap<>();
  private static final Map<String, Element> TABLES = new HashMap<>();

  @BeforeAll
  static void read() throws Exception {
    children(root("facades/META-INF/ejb-jar.xml"), "session")
        .forEach(bean -> FACADES.put(text(bean, "ejb-name"), bean));
    children(root("entities/META-INF/ejb-jar.xml"), "entity")
        .forEach(bean -> ENTITIES.put(text(bean, "ejb-name"), bean));
    children(root("entities/META-INF/sun-cmp-mappings.xml"), "entity-mapping")
        .forEach(table -> TABLES.put(text(table, "ejb-name"), table));
  }

  @Test
  void hasAFacadeForEachUseCase() {
    List<String> useCases =
        Stream.of(UseCases.class.getMethods())
            .map(Method::getReturnType)
            .map(Class::getSimpleName)
            .toList();

    assertThat(FACADES.keySet()).containsExactlyInAnyOrderElementsOf(useCases);
    FACADES.forEach(
        (name, bean) -> {
          assertThat(text(bean, "business-remote"))
              .isEqualTo("org.rubisee.bookstore.model." + name);
          assertThat(text(bean, "ejb-class"))
              .isEqualTo("org.rubisee.bookstore.facades." + name + "Facade");
        });
  }

  @Test
  void homesStandUnderTheNamesOfTheirBeans() {
    for (Element facade : FACADES.values()) {
      for (Element entry : children(facade, "env-entry")) {
        String name = text(entry, "env-entry-name").replace("ejb/", "");
        assertThat(ENTITIES).containsKey(name);
        assertThat(text(entry, "env-entry-value"))
            .isEqualTo(
                "java:global/bookstore-local-interfaces/entities/"
                    + name
                    + "!"
                    + text(ENTITIES.get(name), "local-home"));
      }
    }
  }

  @Test
  void reachesEntityBeansByLocalInterfacesOnly() {
    for (Element entity : ENTITIES.values()) {
      assertThat(children(entity, "home")).isEmpty();
      assertThat(children(entity, "remote")).isEmpty();
    }
  }

  @Test
  void mapsEachFieldToAColumn() {
    assertThat(TABLES.keySet()).isEqualTo(ENTITIES.keySet());
    ENTITIES.forEach(
        (name, bean) ->
            assertThat(fieldNames(TABLES.get(name)))
                .as(name)
                .containsExactlyElementsOf(fieldNames(bean)));
  }

  private static List<String> fieldNames(Element bean) {
    return children(bean, "field-name").stream().map(Element::getTextContent).toList();
  }

  private static Element root(String descriptor) throws Exception {
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("src/main", descriptor).toFile());
    return document.getDocumentElement();
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
