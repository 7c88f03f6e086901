package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.mysql.EmbeddedMySql;

/** What a report says of database and servers. */
class EnvironmentCollectorTest {

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
