package org.rubisee.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.interceptor.InvocationContext;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceException;
import jakarta.persistence.PessimisticLockException;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.List;
import org.eclipse.persistence.exceptions.DatabaseException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;

/** What callers are told of failures of the database, which persistence providers wrap. */
class DatabaseFailuresTest {

  @ParameterizedTest
  @CsvSource({
    "Deadlock found, 40001, 1213, ConflictException",
    "Record has changed since last read, HY000, 1020, ConflictException",
    "Lock wait timeout exceeded, 40001, 1205, OverloadedException",
    "Query execution was interrupted, HY000, 3024, OverloadedException",
    "IJ000655: No managed connections available, , 0, OverloadedException",
    "Too many connections, 08004, 1040, OverloadedException",
    "Communications link failure, 08S01, 0, TierUnavailableException",
    "Unknown column, 42S22, 1054, PersistenceFailedException"
  })
  void areSaidInTheModelsWordsWithoutTheDriversClasses(
      String message, String state, int code, String translated) {
    assertThat(DatabaseFailures.of("storeBid", wrapped(new SQLException(message, state, code))))
        .hasNoCause()
        .hasMessage("storeBid: " + message)
        .extracting(failure -> failure.getClass().getSimpleName())
        .isEqualTo(translated);
  }

  @Test
  void areTranslatedAroundEachCallOfABean() throws Exception {
    PersistenceException deadlock = wrapped(new SQLException("Deadlock found", "40001", 1213));
    assertThatThrownBy(() -> new Bean().translateFailures(failing(deadlock)))
        .hasMessage("storeBid: Deadlock found");

    RejectedException rejected = new RejectedException(Rule.TOO_LOW);
    assertThatThrownBy(() -> new Bean().translateFailures(failing(rejected))).isSameAs(rejected);
  }

  /** EclipseLink wraps them in its own exceptions, and not all of those in the standard's. */
  @ParameterizedTest
  @CsvSource({
    "Deadlock found, 40001, 1213, ConflictException",
    "Lock wait timeout exceeded, 40001, 1205, OverloadedException",
    "Communications link failure, 08S01, 0, TierUnavailableException"
  })
  void areTranslatedWhateverEclipseLinkWrapsThemIn(
      String message, String state, int code, String translated) {
    DatabaseException bare =
        DatabaseException.sqlException(new SQLException(message, state, code), false);
    assertThat(List.of(bare, new PersistenceException(bare), new PessimisticLockException(bare)))
        .allSatisfy(
            failure ->
                assertThatThrownBy(() -> new Bean().translateFailures(failing(failure)))
                    .hasNoCause()
                    .hasMessage("storeBid: " + message)
                    .extracting(thrown -> thrown.getClass().getSimpleName())
                    .isEqualTo(translated));
  }

  @Test
  void areNoneIfNothingFailedInTheDatabase() {
    IllegalStateException mistake = new IllegalStateException("not started");
    assertThatThrownBy(() -> new Bean().translateFailures(failing(mistake))).isSameAs(mistake);
  }

  @Test
  void tellATakenKeyFromOtherFailures() {
    assertThat(DatabaseFailures.isDuplicateKey(wrapped(new SQLException("twice", "23000", 1062))))
        .isTrue();
    assertThat(DatabaseFailures.isDuplicateKey(wrapped(new SQLException("null", "23000", 1048))))
        .isFalse();
  }

  private static PersistenceException wrapped(SQLException cause) {
    return new PersistenceException(new PersistenceException("could not execute", cause));
  }

  private static InvocationContext failing(Exception failure) {
    return (InvocationContext)
        Proxy.newProxyInstance(
            DatabaseFailuresTest.class.getClassLoader(),
            new Class<?>[] {InvocationContext.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("getMethod")) {
                return UseCase.class.getMethods()[0];
              }
              throw failure;
            });
  }

  private enum Rule implements Violation {
    TOO_LOW;

    @Override
    public String message() {
      return "The bid is too low.";
    }

    @Override
    public boolean isAbsence() {
      return false;
    }
  }

  private interface UseCase {
    void storeBid();
  }

  private static final class Bean extends PersistenceBean {
    @Override
    protected EntityManager entities() {
      throw new IllegalStateException("no entity manager is needed");
    }
  }
}
