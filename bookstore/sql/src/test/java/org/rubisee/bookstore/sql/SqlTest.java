package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.testing.TestDatabase;

/** A test of SQL: runs in a transaction that is rolled back, since use cases never commit. */
@ExtendWith(TestDatabase.class)
abstract class SqlTest {
  Connection connection;
  LoadedBookstore data;
  SqlUseCases useCases;

  @BeforeEach
  void begin(DatabaseAddress address) throws SQLException {
    LoadedBookstore.load(address);
    connection = LoadedBookstore.begin(address);
    data = new LoadedBookstore(connection);
    useCases = LoadedBookstore.useCases(connection);
  }

  @AfterEach
  void rollBack() throws SQLException {
    connection.rollback();
    connection.close();
  }

  /** The rule that a call breaks. */
  static Violation rejectionOf(Call call) {
    RejectedException rejected = catchThrowableOfType(RejectedException.class, call::run);
    if (rejected == null) {
      throw new AssertionError("No rule was broken");
    }
    return rejected.rejection();
  }

  /** A use case that breaks a rule. */
  interface Call {
    void run() throws RejectedException;
  }
}
