package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import jakarta.ejb.RemoveException;
import jakarta.ejb.SessionContext;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.EntityWork;
import org.rubisee.beans.EnvironmentBeans;
import org.rubisee.beans.FacadeBean;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * What the façades of the bookstore have in common: the homes in their environment, and the way to
 * the database for what EJB-QL cannot ask.
 */
public abstract class BookstoreFacade extends FacadeBean {
  private static final long serialVersionUID = 1;

  private transient Homes homes;
  private transient ConnectionPool database;
  private transient SiteSettings settings;

  @Override
  public void setSessionContext(SessionContext newContext) {
    super.setSessionContext(newContext);
    homes = new Homes(new EnvironmentBeans(this::lookUp));
    database = ConnectionPool.ofServer();
    settings = SiteSettings.of(System.getProperties());
  }

  final Homes homes() {
    return homes;
  }

  final BusinessClock clock() {
    return settings.clock();
  }

  final SiteSettings settings() {
    return settings;
  }

  final Books books() {
    return new Books(homes);
  }

  /** Answers a request in one transaction. */
  final <T> T inTransaction(EntityWork<T> work) throws RejectedException {
    return answerInTransaction(() -> EntityCalls.of(useCase(), work));
  }

  /** Answers a request that no rule can reject in one transaction. */
  final <T> T listedInTransaction(EntityWork<T> work) {
    return listInTransaction(() -> EntityCalls.of(useCase(), work));
  }

  private String useCase() {
    return getClass().getSimpleName().replace("Facade", "");
  }

  /** Asks the database what EJB-QL cannot ask: on the connection of the transaction. */
  final <T> T ask(Function<Statements, T> question) {
    try (Connection connection = database.take()) {
      return question.apply(new Statements(useCase(), connection));
    } catch (SQLException e) {
      throw ConnectionPool.failure(useCase() + " could not give a connection back", e);
    }
  }

  /** The related books of a random book. */
  final List<Promotion> promotions(Draw draw)
      throws RejectedException, CreateException, FinderException, IOException {
    return books().relatedTo(draw.book(countBooks()));
  }

  /** How many books there are. They are numbered from 1 without gaps. */
  final int countBooks() {
    return ask(sql -> sql.one("SELECT MAX(i_id) FROM item", row -> row.number()).orElseThrow());
  }

  /** Removes an entity. */
  static void remove(EJBLocalObject entity) {
    try {
      entity.remove();
    } catch (RemoveException e) {
      throw new EJBException(entity + " refused to be removed", e);
    }
  }

  /** The primary keys that a query finds. */
  final List<Integer> ids(String query, Object... parameters) {
    return ask(sql -> sql.all(query, row -> row.number(), parameters));
  }
}
