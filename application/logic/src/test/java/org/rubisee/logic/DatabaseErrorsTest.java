package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseErrorsTest {

  @ParameterizedTest
  @CsvSource({
    "40001, 1213, conflict",
    "HY000, 1020, conflict",
    "40001, 0, conflict",
    "40001, 1205, waited",
    "HY000, 3024, waited",
    "08S01, 0, lost",
    "08004, 1040, none",
    "23000, 1062, duplicate",
    "42000, 1064, none",
  })
  void eachCodeHasOneMeaning(String state, int code, String meaning) {
    SQLException e = new SQLException("failed", state, code);

    assertThat(
            Stream.of(
                    DatabaseErrors.isConflict(e) ? "conflict" : "",
                    DatabaseErrors.isWaitedTooLong(e) ? "waited" : "",
                    DatabaseErrors.isLostConnection(e) ? "lost" : "",
                    DatabaseErrors.isDuplicateKey(e) ? "duplicate" : "")
                .filter(found -> !found.isEmpty())
                .toList())
        .isEqualTo(meaning.equals("none") ? List.of() : List.of(meaning));
  }
}
