package org.rubisee.closing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mysql.cj.jdbc.MysqlDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AboutMe with closed auctions is refused and fails as it does without them. */
class ClosingFailuresTest {

  @ParameterizedTest
  @CsvSource({
    "3024, HY000, org.rubisee.logic.OverloadedException",
    "1205, HY000, org.rubisee.logic.OverloadedException",
    "0, 08S01, org.rubisee.logic.TierUnavailableException",
    "1146, 42S02, org.rubisee.logic.PersistenceFailedException"
  })
  void saysWhetherTheDatabaseIsBusyGoneOrBroken(
      int code, String state, Class<? extends RuntimeException> expected) {
    SqlAuctionCloser closer = new SqlAuctionCloser(new Failing(code, state));

    assertThatThrownBy(() -> closer.activity(1, LocalDateTime.MIN, 1)).isInstanceOf(expected);
    assertThatThrownBy(() -> closer.close(1, LocalDateTime.MIN)).isInstanceOf(expected);
  }

  /** Gives no connection. */
  private static final class Failing extends MysqlDataSource {
    private static final long serialVersionUID = 1;
    private final int code;
    private final String state;

    Failing(int code, String state) {
      this.code = code;
      this.state = state;
    }

    @Override
    public Connection getConnection() throws SQLException {
      throw new SQLException("failed", state, code);
    }
  }
}
