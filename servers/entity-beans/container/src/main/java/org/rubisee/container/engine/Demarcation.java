package org.rubisee.container.engine;

import jakarta.ejb.EJBException;
import jakarta.ejb.TransactionRequiredLocalException;
import jakarta.ejb.TransactionRolledbackLocalException;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.Transaction;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.util.Set;
import java.util.function.Supplier;
import org.rubisee.container.ContainerServer;
import org.rubisee.container.Failures;
import org.rubisee.container.descriptor.TransactionAttribute;

/**
 * Begins, joins, suspends and ends transactions as methods' attributes say (EJB 2.1, 17.6.2), and
 * decides what an exception does to them (EJB 2.1, 18.3).
 */
final class Demarcation {
  private final TransactionManager manager;
  private final TransactionSynchronizationRegistry registry;
  private final Supplier<TransactionScope> scopes;
  private final Set<String> rollbackExceptions;
  private final ThreadLocal<TransactionScope> untransacted = new ThreadLocal<>();

  /** Work in a scope. */
  @FunctionalInterface
  interface Work {
    Object in(TransactionScope scope) throws Exception;
  }

  /**
   * The demarcation of one container.
   *
   * @param server gives transactions
   * @param scopes makes the scope of a transaction
   * @param rollbackExceptions class names of application exceptions that roll back
   */
  Demarcation(
      ContainerServer server, Supplier<TransactionScope> scopes, Set<String> rollbackExceptions) {
    manager = server.transactions();
    registry = server.synchronizations();
    this.scopes = scopes;
    this.rollbackExceptions = rollbackExceptions;
  }

  /** Does work in the transaction that the attribute asks for. */
  Object run(TransactionAttribute attribute, Work work) throws Exception {
    boolean isActive = manager.getStatus() != Status.STATUS_NO_TRANSACTION;
    return switch (attribute) {
      case REQUIRED -> isActive ? inCallers(work) : inOwn(work);
      case REQUIRES_NEW -> isActive ? suspended(() -> inOwn(work)) : inOwn(work);
      case MANDATORY -> {
        if (!isActive) {
          throw new TransactionRequiredLocalException("The method needs the caller's transaction");
        }
        yield inCallers(work);
      }
      case SUPPORTS -> isActive ? inCallers(work) : inNone(work);
      case NOT_SUPPORTED -> isActive ? suspended(() -> inNone(work)) : inNone(work);
      case NEVER -> {
        if (isActive) {
          throw new EJBException("The method must not be called in a transaction");
        }
        yield inNone(work);
      }
    };
  }

  private Object inCallers(Work work) throws Exception {
    TransactionScope scope = callersScope();
    try {
      return work.in(scope);
    } catch (Exception e) {
      if (Failures.isApplication(e)) {
        if (rollsBack(e)) {
          setRollbackOnly();
        }
        throw e;
      }
      setRollbackOnly();
      throw rolledBack(e);
    } catch (Error e) {
      setRollbackOnly();
      throw e;
    }
  }

  private static EJBException rolledBack(Exception cause) {
    if (Failures.isConflict(cause)
        || cause instanceof TransactionRolledbackLocalException
        || cause instanceof jakarta.ejb.NoSuchObjectLocalException) {
      return Failures.system("The transaction will be rolled back", cause);
    }
    TransactionRolledbackLocalException failure =
        new TransactionRolledbackLocalException(
            "The transaction will be rolled back: " + cause.getMessage());
    failure.initCause(cause);
    return failure;
  }

  /** The scope in which the calling thread works. */
  TransactionScope scope() {
    try {
      return manager.getStatus() == Status.STATUS_NO_TRANSACTION
          ? untransacted.get()
          : callersScope();
    } catch (SystemException e) {
      throw new EJBException("Could not ask for the transaction's status", e);
    }
  }

  /** The scope of the calling thread's transaction. */
  private TransactionScope callersScope() {
    TransactionScope known = (TransactionScope) registry.getResource(this);
    if (known != null) {
      return known;
    }
    TransactionScope scope = scopes.get();
    try {
      registry.registerInterposedSynchronization(scope);
    } catch (IllegalStateException e) {
      TransactionRolledbackLocalException failure =
          new TransactionRolledbackLocalException("The transaction is being rolled back");
      failure.initCause(e);
      throw failure;
    }
    registry.putResource(this, scope);
    return scope;
  }

  /** Whatever is thrown, the calling thread has no transaction afterwards. */
  private Object inOwn(Work work) throws Exception {
    begin();
    boolean ended = false;
    try {
      TransactionScope scope = callersScope();
      Object result;
      try {
        result = work.in(scope);
      } catch (Exception e) {
        ended = true;
        throw failed(scope, e);
      }
      ended = true;
      end(scope, true);
      return result;
    } finally {
      if (!ended) {
        rollback();
      }
    }
  }

  /** Ends the transaction of work that failed; what the caller gets. */
  private Exception failed(TransactionScope scope, Exception e) throws SystemException {
    if (Failures.isApplication(e)) {
      end(scope, !rollsBack(e));
      return e;
    }
    rollback();
    return Failures.system("The transaction was rolled back: " + e.getMessage(), e);
  }

  private void begin() throws SystemException {
    try {
      manager.begin();
    } catch (NotSupportedException e) {
      throw new EJBException("Could not begin a transaction", e);
    }
  }

  private void end(TransactionScope scope, boolean commit) throws SystemException {
    if (commit && !isRollbackOnly()) {
      commit(scope);
    } else {
      rollback();
    }
  }

  private void commit(TransactionScope scope) throws SystemException {
    try {
      manager.commit();
    } catch (RollbackException e) {
      Exception cause = scope.failure().isPresent() ? scope.failure().get() : e;
      throw rolledBack(cause);
    } catch (HeuristicMixedException | HeuristicRollbackException e) {
      throw new EJBException("The transaction was committed in part", e);
    }
  }

  private void rollback() throws SystemException {
    manager.rollback();
  }

  private Object inNone(Work work) throws Exception {
    TransactionScope scope = scopes.get();
    TransactionScope outer = untransacted.get();
    untransacted.set(scope);
    boolean done = false;
    try {
      Object result = work.in(scope);
      scope.storeAll();
      done = true;
      return result;
    } catch (Exception e) {
      throw Failures.isApplication(e) ? e : Failures.system(String.valueOf(e.getMessage()), e);
    } finally {
      scope.complete(done);
      if (outer == null) {
        untransacted.remove();
      } else {
        untransacted.set(outer);
      }
    }
  }

  /** Work that takes no scope from outside. */
  @FunctionalInterface
  private interface Alone {
    Object run() throws Exception;
  }

  private Object suspended(Alone work) throws Exception {
    Transaction callers = manager.suspend();
    try {
      return work.run();
    } finally {
      manager.resume(callers);
    }
  }

  private boolean rollsBack(Exception application) {
    return rollbackExceptions.contains(application.getClass().getName());
  }

  void setRollbackOnly() {
    try {
      if (manager.getStatus() != Status.STATUS_NO_TRANSACTION) {
        manager.setRollbackOnly();
      }
    } catch (SystemException e) {
      throw new EJBException("Could not mark the transaction for rollback", e);
    }
  }

  boolean isRollbackOnly() {
    try {
      return manager.getStatus() == Status.STATUS_MARKED_ROLLBACK;
    } catch (SystemException e) {
      throw new EJBException("Could not ask for the transaction's status", e);
    }
  }
}
