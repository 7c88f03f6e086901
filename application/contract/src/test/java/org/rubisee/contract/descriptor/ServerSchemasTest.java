package org.rubisee.contract.descriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerSchemasTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Path SERVER = HOME.resolve("servers/app-server/target/server");

  private static ServerSchemas schemas;

  @BeforeAll
  static void readSchemas() {
    assumeTrue(Files.isDirectory(SERVER), "The application server has not been provisioned");
    schemas = new ServerSchemas(SERVER);
  }

  @Test
  void acceptsADescriptorThatKeepsItsSchema() {
    assertThat(schemas.complaint(withReferences(REMOTE + LOCAL))).isEmpty();
  }

  @Test
  void rejectsElementsInAnotherOrder() {
    assertThat(schemas.complaint(withReferences(LOCAL + REMOTE)))
        .get()
        .asString()
        .contains("made-up.jar!/META-INF/ejb-jar.xml, line 8", "ejb-jar_4_0.xsd", "ejb-ref");
  }

  @Test
  void namesADescriptorWithoutASchema() {
    assertThat(schemas.complaint(descriptor("<ejb-jar xmlns='urn:unheard-of'/>")))
        .get()
        .asString()
        .contains("no schema 'urn:unheard-of' for made-up.jar!/META-INF/ejb-jar.xml");
  }

  /** Those of archives that are no implementation; its contract checks those of each. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "servers/probe/src/main/webapp/WEB-INF/jboss-web.xml",
        "servers/entity-beans/container/src/main/wildfly/META-INF/ejb-jar.xml",
        "servers/entity-beans/contract/src/test/conformance/META-INF/ejb-jar.xml"
      })
  void acceptsDescriptorsThatBelongToNoImplementation(String file) throws IOException {
    byte[] content = Files.readAllBytes(HOME.resolve(file));
    assertThat(schemas.complaint(new Descriptor(file, content))).isEmpty();
  }

  private static final String LOCAL =
      """
      <ejb-local-ref><ejb-ref-name>ejb/B</ejb-ref-name><local>B</local></ejb-local-ref>
      """;

  private static final String REMOTE =
      """
      <ejb-ref><ejb-ref-name>ejb/A</ejb-ref-name><remote>A</remote></ejb-ref>
      """;

  private static Descriptor withReferences(String references) {
    return descriptor(
        """
        <ejb-jar xmlns="https://jakarta.ee/xml/ns/jakartaee" version="4.0"
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
            xsi:schemaLocation="https://jakarta.ee/xml/ns/jakartaee
                https://jakarta.ee/xml/ns/jakartaee/ejb-jar_4_0.xsd">
          <enterprise-beans>
            <session><ejb-name>C</ejb-name><ejb-class>C</ejb-class>
        """
            + references
            + "</session></enterprise-beans></ejb-jar>");
  }

  private static Descriptor descriptor(String text) {
    return new Descriptor(
        "made-up.jar!/META-INF/ejb-jar.xml", text.getBytes(StandardCharsets.UTF_8));
  }
}
