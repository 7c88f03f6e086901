package org.rubisee.cmp;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.container.Failures;
import org.rubisee.logic.DatabaseErrors;

/** The container knows nothing of the auction: its own error codes mean the same. */
class SameErrorsTest {

  @ParameterizedTest
  @CsvSource({
    "40001, 1213",
    "HY000, 1020",
    "40001, 0",
    "40001, 1205",
    "HY000, 3024",
    "08S01, 0",
    "08004, 1040",
    "23000, 1062",
    "42000, 1064",
  })
  void theContainerReadsCodesAsTheModelDoes(String state, int code) {
    SQLException e = new SQLException("failed", state, code);

    assertThat(Failures.isConflict(e)).isEqualTo(DatabaseErrors.isConflict(e));
    assertThat(Failures.ofDatabase(e).isPresent())
        .isEqualTo(DatabaseErrors.isWaitedTooLong(e) || DatabaseErrors.isLostConnection(e));
  }
}
