package org.rubisee.beans;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import jakarta.ejb.SessionBean;
import jakarta.ejb.SessionContext;
import java.io.IOException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;

/**
 * What façades have in common, in any application. A façade answers one request of the web tier by
 * many calls of entity beans, near to them, in one transaction that it begins and ends itself, as
 * the original's façades do: so a conflict that only shows at commit is still the façade's answer,
 * and not a failure of the container.
 */
public abstract class FacadeBean implements SessionBean {
  private static final long serialVersionUID = 1;

  private transient SessionContext context;
  private transient Transactions transactions;

  /** A request, as its use case answers it. */
  @FunctionalInterface
  protected interface Request<T> {
    /** Answers it. */
    T answer() throws RejectedException;
  }

  /** A request that changes something, and has no other answer. */
  @FunctionalInterface
  protected interface Change {
    /** Makes the change. */
    void make() throws RejectedException;
  }

  @Override
  public void setSessionContext(SessionContext newContext) {
    context = newContext;
    transactions = new UserTransactions(newContext::getUserTransaction);
  }

  @Override
  public void ejbActivate() {}

  @Override
  public void ejbPassivate() {}

  @Override
  public void ejbRemove() {}

  /** The transactions that this façade begins and ends. */
  protected final Transactions transactions() {
    return transactions;
  }

  /** What the environment of this bean has under a name. */
  protected final Object lookUp(String name) {
    return context.lookup(name);
  }

  /** Answers a request whose use case demarcates its transaction, or needs none. */
  protected final <T> T answer(Request<T> request) throws RejectedException {
    return RemoteExceptions.translate(request);
  }

  /** Answers a request in one transaction. */
  protected final <T> T answerInTransaction(Request<T> request) throws RejectedException {
    return RemoteExceptions.translate(
        () -> {
          try {
            return transactions.within(request::answer);
          } catch (CreateException | FinderException | IOException e) {
            throw new PersistenceFailedException("Calling entity beans failed", e);
          }
        });
  }

  /** Makes a change whose use case demarcates its transaction. */
  protected final void change(Change change) throws RejectedException {
    answer(
        () -> {
          change.make();
          return context;
        });
  }

  /** Makes a change in one transaction. */
  protected final void changeInTransaction(Change change) throws RejectedException {
    answerInTransaction(
        () -> {
          change.make();
          return context;
        });
  }

  /** Answers a request that no rule can reject; its use case demarcates its transaction. */
  protected final <T> T list(Request<T> request) {
    try {
      return answer(request);
    } catch (RejectedException e) {
      throw new IllegalStateException("A list breaks no rule", e);
    }
  }

  /** Answers a request that no rule can reject in one transaction. */
  protected final <T> T listInTransaction(Request<T> request) {
    try {
      return answerInTransaction(request);
    } catch (RejectedException e) {
      throw new IllegalStateException("A list breaks no rule", e);
    }
  }
}
