package org.rubisee.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineSupportTest {

  @ParameterizedTest
  @CsvSource({
    "MySQL, 8.0.33, false, false",
    "MySQL, 8.4.6, false, false",
    "MariaDB, 10.11.19, false, false",
    "MariaDB, 11.4.5, false, false",
    "MariaDB, 11.8.9, false, false",
    "MySQL, 9.1.0, false, true",
    "MariaDB, 12.0.2, false, true",
    "MariaDB, 11.2.1, false, true",
    "MySQL, 5.7.44, true, true",
    "MariaDB, 10.2.11, true, true",
    "MariaDB, 10.6.20, true, true",
    "MariaDB, unknown, true, true"
  })
  void refusesTheOldAndWarnsOfTheNew(
      String engine, String version, boolean isRefused, boolean isWarnedOf) {
    EngineSupport support = new EngineSupport(engine, version);
    assertThat(support.refusal().isPresent()).isEqualTo(isRefused);
    assertThat(support.warning().isPresent()).isEqualTo(isWarnedOf);
    support.refusal().ifPresent(why -> assertThat(why).startsWith(engine + " " + version));
  }
}
