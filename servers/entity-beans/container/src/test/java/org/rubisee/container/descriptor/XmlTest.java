package org.rubisee.container.descriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XmlTest {

  @Test
  void readsElements() throws IOException {
    Xml root = parse("<a><b> one </b><b>two</b></a>");
    assertThat(root.all("b")).extracting(Xml::text).containsExactly("one", "two");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://127.0.0.1:1/'> %x;]><a/>",
        "<!DOCTYPE a [<!ENTITY x 'xx'><!ENTITY y '&x;&x;'>]><a>&y;</a>",
      })
  void refusesEntitiesAndTypeDefinitions(String document) {
    assertThatThrownBy(() -> parse(document))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("DOCTYPE");
  }

  @ParameterizedTest
  @CsvSource({
    "<?xml version='1.0' encoding='UTF-9'?><a/>, not encoded as it says",
    "<a>, not well-formed",
    "'', not well-formed",
  })
  void saysWhatIsWrongWithADocument(String document, String complaint) {
    assertThatThrownBy(() -> parse(document))
        .isExactlyInstanceOf(IOException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void refusesDeepNestingInsteadOfOverflowingTheStack() {
    String deep = "<a>".repeat(100_000) + "</a>".repeat(100_000);
    assertThatThrownBy(() -> parse(deep)).isExactlyInstanceOf(IOException.class);
  }

  @Test
  void namesTheElementThatIsMissing() {
    String query =
        "<ejb-jar><enterprise-beans><entity><ejb-name>a</ejb-name><ejb-class>A</ejb-class>"
            + "<persistence-type>Container</persistence-type><query/></entity></enterprise-beans>"
            + "</ejb-jar>";
    InputStream document = new ByteArrayInputStream(query.getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> EjbJar.parse(document))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("<query> needs a <query-method> inside");
  }

  private static Xml parse(String document) throws IOException {
    return Xml.parse(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
  }
}
