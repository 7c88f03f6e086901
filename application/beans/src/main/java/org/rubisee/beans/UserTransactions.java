package org.rubisee.beans;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;
import java.io.IOException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.transaction.xa.XAException;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.TierFailures;
import org.rubisee.logic.TierUnavailableException;

/**
 * Transactions begun and committed by the web tier, which the server propagates to the beans.
 *
 * @param lookup gives the calling thread's user transaction
 */
public record UserTransactions(Supplier<UserTransaction> lookup) implements Transactions {
  private static final System.Logger CALLS = System.getLogger("org.rubisee.calls");

  @Override
  public <T> T within(EntityWork<T> work)
      throws RejectedException, CreateException, FinderException, IOException {
    UserTransaction transaction = lookup.get();
    begin(transaction);
    boolean done = false;
    try {
      T result = work.run();
      done = true;
      return result;
    } finally {
      if (done) {
        commit(transaction);
      } else {
        rollback(transaction);
      }
    }
  }

  private static void begin(UserTransaction transaction) {
    log("begin");
    try {
      transaction.begin();
    } catch (NotSupportedException | SystemException e) {
      throw new PersistenceFailedException("Could not begin a transaction", e);
    }
  }

  private static void commit(UserTransaction transaction) {
    log("commit");
    try {
      transaction.commit();
    } catch (RollbackException e) {
      throw rolledBack(e);
    } catch (HeuristicMixedException | HeuristicRollbackException | SystemException e) {
      throw isTierLost(e)
          ? tierLost(e)
          : new PersistenceFailedException("Could not commit a transaction", e);
    }
  }

  /**
   * Why a transaction could not be committed. What is stored only at commit may lose against other
   * transactions there; a failure for another reason, an error of a bean for example, says so in
   * its causes and is not worth another try.
   */
  private static RuntimeException rolledBack(RollbackException e) {
    if (isTierLost(e)) {
      return tierLost(e);
    }
    return PassingFailures.of("The commit", e)
        .orElseGet(
            () ->
                isFailureOfWork(e)
                    ? new PersistenceFailedException("The transaction failed at commit", e)
                    : new ConflictException("The transaction was rolled back at commit", e));
  }

  /**
   * Whether the server of the beans or the database was lost while it was told to commit: it may
   * have done so. The transaction manager adds what a resource said to the suppressed exceptions.
   */
  private static boolean isTierLost(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof XAException xa && xa.errorCode == XAException.XAER_RMFAIL
          || Stream.of(cause.getSuppressed()).anyMatch(UserTransactions::isTierLost)) {
        return true;
      }
    }
    return TierFailures.isUnavailable(failure);
  }

  /** Not a conflict, which would be tried again: the same could be done twice. */
  private static RuntimeException tierLost(Exception e) {
    return new TierUnavailableException("The commit lost a tier", e);
  }

  private static boolean isFailureOfWork(RollbackException e) {
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof EJBException
          || cause instanceof PersistenceFailedException
          || cause instanceof Error) {
        return true;
      }
    }
    return false;
  }

  /** Whoever counts calls reads this log; nobody else does. */
  private static void log(String operation) {
    if (CALLS.isLoggable(System.Logger.Level.TRACE)) {
      CALLS.log(System.Logger.Level.TRACE, "transaction " + operation);
    }
  }

  /** What the work threw says more than a failed rollback, so that is what the caller gets. */
  private static void rollback(UserTransaction transaction) {
    log("rollback");
    try {
      transaction.rollback();
    } catch (SystemException | IllegalStateException e) {
      System.getLogger(UserTransactions.class.getName())
          .log(System.Logger.Level.WARNING, "Could not roll back a transaction", e);
    }
  }
}
