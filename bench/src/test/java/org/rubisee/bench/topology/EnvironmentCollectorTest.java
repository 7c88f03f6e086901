package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.mysql.EmbeddedMySql;

/** What a report says of database and servers. */
class EnvironmentCollectorTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  @Test
  void aDatabaseThatIsNotThatOfTheBuildIsNamedWithBothVersions() {
    String built = EmbeddedMySql.engine();
    assertThat(built).matches("MySQL \\d+\\.\\d+\\.\\d+");
    assertThat(EnvironmentCollector.otherDatabase("MySQL 8.4.6", built).orElseThrow())
        .contains("The database is MySQL 8.4.6", "that of the build is " + built);
    assertThat(EnvironmentCollector.otherDatabase("MariaDB 10.11.6", built)).isPresent();
  }

  @Test
  void theDatabaseOfTheBuildNeedsNoRemark() {
    String built = EmbeddedMySql.engine();
    assertThat(EnvironmentCollector.otherDatabase(built, built)).isEmpty();
  }

  @Test
  void listsWhatDiffersOnlyWhereSitesHaveDifferentServers() {
    assertThat(EnvironmentCollector.differences(List.of(site(""), site("pool=4")))).isEmpty();
    Map<String, Map<String, String>> differences =
        EnvironmentCollector.differences(
            List.of(site(""), site("server=liberty"), site("pool=4"), site("web=jetty")));
    assertThat(differences.keySet()).containsExactly("WildFly", "Open Liberty", "Jetty");
    assertThat(differences.get("Open Liberty").get("connection pool"))
        .isNotEqualTo(differences.get("WildFly").get("connection pool"));
  }

  private static SiteConfiguration site(String knobs) {
    Implementation implementation = CHECKOUT.implementation("servlets-only");
    return SiteConfiguration.of(
        implementation,
        knobs.isEmpty()
            ? KnobCatalogue.of(implementation).knobs(Map.of())
            : KnobCatalogue.of(implementation).parse(knobs));
  }

  @Test
  void showsOptionsOfServersWithoutTheirSecrets() {
    assertThat(
            EnvironmentCollector.shown(
                List.of(
                    "-Xmx1g",
                    "-Drubis.site.ticket-key=geheim, und mehr",
                    "-Dother=jdbc:mysql://u:geheim@h/s?password=geheim")))
        .isEqualTo(
            "-Xmx1g -Drubis.site.ticket-key=*** -Dother=jdbc:mysql://u:***@h/s?password=***");
  }
}
