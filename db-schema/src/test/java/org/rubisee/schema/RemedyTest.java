package org.rubisee.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemedyTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1045 | 28000 | RUBIS_DB_PASSWORD | server runs",
        "1044 | 42000 | privileges | server runs",
        "1049 | 42000 | Create the schema | server runs",
        "1146 | 42S02 | ./rubis db load | restore",
        "1062 | 23000 | collation | disk",
        "1114 | HY000 | Make room | account",
        "0 | 08S01 | server runs | password"
      })
  void namesOneThingToDo(int number, String state, String remedy, String other) {
    Exception failure = new IOException(new SQLException("it failed", state, number));

    assertThat(Remedy.of(failure, "Look"))
        .contains(remedy)
        .doesNotContain(other)
        .doesNotContain(", or look")
        .doesNotEndWith(".");
  }

  @Test
  void saysWhatTheCallerKnowsOfOtherFailures() {
    assertThat(Remedy.of(new IOException("it broke"), "Look into the server's log"))
        .isEqualTo("Look into the server's log");
  }
}
