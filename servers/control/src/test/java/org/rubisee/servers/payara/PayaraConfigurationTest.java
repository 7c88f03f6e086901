package org.rubisee.servers.payara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.Xml;
import org.rubisee.servers.distribution.DistributionOptions;
import org.rubisee.servers.wildfly.WildFlyOptions;

class PayaraConfigurationTest {

  private static final Path CHECKOUT = Path.of("../..");

  @Test
  void fillsInEverythingAndKeepsThePasswordToTheDataSource() throws IOException {
    String xml = configuration("p<&\"w").xml();

    assertThat(Xml.parse(xml.getBytes(StandardCharsets.UTF_8))).isNotNull();
    assertThat(xml).doesNotContainPattern("@[a-z.-]+@");
    assertThat(xml)
        .contains("port=\"8123\"", "max-pool-size=\"7\"", "name=\"rubis.db.jndi-name\"")
        .contains("value=\"p&lt;&amp;&quot;w\"")
        .doesNotContain("name=\"rubis.db.password\"", "name=\"rubis.db.url\"");
  }

  @Test
  void refusesAPasswordThatTheServerWouldReplace() {
    assertThatThrownBy(() -> configuration("${java.home}").xml())
        .hasMessageContaining("rubis.db.password has ${ in it");
  }

  private static PayaraConfiguration configuration(String password) {
    Map<String, String> properties =
        Map.of(
            "rubis.db.url", "jdbc:mysql://127.0.0.1/rubis",
            "rubis.db.user", "rubis",
            "rubis.db.password", password,
            "rubis.db.pool-size", "7",
            "rubis.db.jndi-name", "jdbc/RubisDS");
    DistributionOptions options =
        new DistributionOptions(
            "web",
            CHECKOUT,
            Path.of("home"),
            Path.of("site"),
            8123,
            Path.of("some.war"),
            "/some",
            properties,
            WildFlyOptions.JvmOptions.DEFAULT,
            Optional.empty());
    return new PayaraConfiguration(options, properties, options.port());
  }
}
