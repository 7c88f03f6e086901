package org.rubisee.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import jakarta.ejb.SessionBean;
import jakarta.ejb.SessionContext;
import java.io.IOException;
import org.rubisee.beans.Transactions;
import org.rubisee.beans.UserTransactions;
import org.rubisee.entities.EntityHomes;
import org.rubisee.entities.EnvironmentHomes;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * What façades have in common. A façade answers one request of the web tier by many calls of entity
 * beans, near to them, in one transaction that it begins and ends itself, as the original's façades
 * do: so a conflict that only shows at commit is still the façade's answer, and not a failure of
 * the container. The homes are those under {@code ejb/} in the bean's environment.
 */
public abstract class Facade implements SessionBean {
  private static final long serialVersionUID = 1;

  private transient SessionContext context;
  private transient EntityHomes homes;
  private transient Transactions transactions;
  private transient SiteSettings settings;

  /** A request, as its use case answers it. */
  @FunctionalInterface
  interface Request<T> {
    T answer() throws RejectedException;
  }

  /** A request that changes something, and has no other answer. */
  @FunctionalInterface
  interface Change {
    void make() throws RejectedException;
  }

  @Override
  public void setSessionContext(SessionContext newContext) {
    context = newContext;
    homes = new EnvironmentHomes(newContext::lookup);
    transactions = new UserTransactions(newContext::getUserTransaction);
    settings = SiteSettings.of(System.getProperties());
  }

  @Override
  public void ejbActivate() {}

  @Override
  public void ejbPassivate() {}

  @Override
  public void ejbRemove() {}

  final EntityHomes homes() {
    return homes;
  }

  final Transactions transactions() {
    return transactions;
  }

  final BusinessClock clock() {
    return settings.clock();
  }

  final boolean legacyClient() {
    return settings.legacyClient();
  }

  /** The façade that checks who somebody is. */
  final Auth auth() {
    return bean("Auth", Auth.class);
  }

  /** Another façade. */
  final <T> T bean(String name, Class<T> type) {
    return type.cast(context.lookup("ejb/" + name));
  }

  /** Answers a request whose use case demarcates its transaction, or needs none. */
  final <T> T answer(Request<T> request) throws RejectedException {
    return RemoteExceptions.translate(request);
  }

  /** Answers a request in one transaction. */
  final <T> T answerInTransaction(Request<T> request) throws RejectedException {
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
  final void change(Change change) throws RejectedException {
    answer(
        () -> {
          change.make();
          return context;
        });
  }

  /** Makes a change in one transaction. */
  final void changeInTransaction(Change change) throws RejectedException {
    answerInTransaction(
        () -> {
          change.make();
          return context;
        });
  }

  /** Answers a request that no rule can reject; its use case demarcates its transaction. */
  final <T> T list(Request<T> request) {
    try {
      return answer(request);
    } catch (RejectedException e) {
      throw new IllegalStateException("A list breaks no rule", e);
    }
  }

  /** Answers a request that no rule can reject in one transaction. */
  final <T> T listInTransaction(Request<T> request) {
    try {
      return answerInTransaction(request);
    } catch (RejectedException e) {
      throw new IllegalStateException("A list breaks no rule", e);
    }
  }
}
