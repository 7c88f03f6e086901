package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rubisee.servers.mysql.EmbeddedMySql;

/** What a report says of the database. */
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
}
