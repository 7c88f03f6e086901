package org.rubisee.beans;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.EJBException;
import jakarta.ejb.NoSuchEJBException;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.ObjectNotFoundException;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.UserTransaction;
import java.lang.reflect.Proxy;
import java.rmi.NoSuchObjectException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Stream;
import javax.transaction.xa.XAException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.TierUnavailableException;

/** Why a transaction was rolled back decides whether it is tried again, refused or failed. */
class UserTransactionsTest {

  static Stream<Arguments> rollbacks() {
    return Stream.of(
        Arguments.of(new ConcurrentAccessException("deadlock"), ConflictException.class),
        Arguments.of(
            new EJBException("store", new SQLException("deadlock", "40001", 1213)),
            ConflictException.class),
        Arguments.of(
            new EJBException("store", new SQLException("lock wait", "HY000", 1205)),
            OverloadedException.class),
        Arguments.of(
            new EJBException("store", new SQLException("link failure", "08S01", 0)),
            TierUnavailableException.class),
        Arguments.of(
            new NoSuchEJBException("the server is starting"), TierUnavailableException.class),
        Arguments.of(new NoSuchObjectLocalException("item 7 is gone"), ConflictException.class),
        Arguments.of(
            new IllegalStateException(new NoSuchObjectException("item 7 is gone")),
            ConflictException.class),
        Arguments.of(new ObjectNotFoundException("item 7 is gone"), ConflictException.class),
        Arguments.of(new EJBException("a bean's mistake"), PersistenceFailedException.class),
        Arguments.of(new StackOverflowError(), PersistenceFailedException.class),
        Arguments.of(
            new IllegalStateException(new OutOfMemoryError("heap")),
            PersistenceFailedException.class));
  }

  @ParameterizedTest
  @MethodSource("rollbacks")
  void tellsWhyATransactionWasRolledBackAtCommit(
      Throwable cause, Class<? extends RuntimeException> expected) {
    RollbackException rollback = new RollbackException("rolled back");
    rollback.initCause(cause);

    assertThatThrownBy(() -> transactions(Optional.of(rollback)).within(() -> "done"))
        .isInstanceOf(expected);
  }

  @Test
  void takesARollbackWithoutACauseForAConflict() {
    RollbackException rollback = new RollbackException("rolled back");

    assertThatThrownBy(() -> transactions(Optional.of(rollback)).within(() -> "done"))
        .isInstanceOf(ConflictException.class);
  }

  /** The commit may have reached the lost server: another try could do the same twice. */
  @Test
  void doesNotTakeALostServerForAConflict() {
    RollbackException rollback = new RollbackException("rolled back");
    rollback.addSuppressed(new XAException(XAException.XAER_RMFAIL));
    HeuristicMixedException mixed = new HeuristicMixedException("mixed");
    mixed.addSuppressed(new XAException(XAException.XAER_RMFAIL));

    assertThatThrownBy(() -> transactions(Optional.of(rollback)).within(() -> "done"))
        .isInstanceOf(TierUnavailableException.class);
    assertThatThrownBy(() -> transactions(Optional.of(mixed)).within(() -> "done"))
        .isInstanceOf(TierUnavailableException.class);
  }

  /** What the web tier hears when the application server lost the database at COMMIT. */
  @Test
  void takesACommitWhoseOutcomeIsUnknownForALostTier() {
    assertThatThrownBy(
            () ->
                transactions(Optional.of(new HeuristicMixedException("hazard")))
                    .within(() -> "done"))
        .isInstanceOf(TierUnavailableException.class);
  }

  @Test
  void takesARollbackThatAResourceDemandedForAConflict() {
    RollbackException rollback = new RollbackException("rolled back");
    rollback.addSuppressed(new XAException(XAException.XA_RBROLLBACK));

    assertThatThrownBy(() -> transactions(Optional.of(rollback)).within(() -> "done"))
        .isInstanceOf(ConflictException.class);
  }

  @Test
  void givesAnErrorOfTheWorkToTheCallerAsItIs() {
    Error error = new StackOverflowError();

    assertThatThrownBy(
            () ->
                transactions(Optional.empty())
                    .within(
                        () -> {
                          throw error;
                        }))
        .isSameAs(error);
  }

  private static UserTransactions transactions(Optional<? extends Exception> atCommit) {
    UserTransaction transaction =
        (UserTransaction)
            Proxy.newProxyInstance(
                UserTransaction.class.getClassLoader(),
                new Class<?>[] {UserTransaction.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("commit") && atCommit.isPresent()) {
                    throw atCommit.get();
                  }
                  return null;
                });
    return new UserTransactions(() -> transaction);
  }
}
