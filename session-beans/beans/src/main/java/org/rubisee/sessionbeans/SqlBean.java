package org.rubisee.sessionbeans;

import jakarta.annotation.Resource;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.SqlChange;
import org.rubisee.jdbc.SqlListing;
import org.rubisee.jdbc.SqlWork;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.TierUnavailableException;
import org.rubisee.settings.SiteSettings;
import org.rubisee.sql.SqlUseCases;

/** What the beans share: a connection of the pool for as long as a use case runs. */
abstract class SqlBean {
  private static final FailureLog FAILURES = new FailureLog(SqlBean.class);
  private static final SiteSettings SETTINGS = SiteSettings.of(System.getProperties());

  @Resource(name = "jdbc/RubisDS", lookup = "java:jboss/datasources/RubisDS")
  DataSource dataSource;

  /** Runs a use case. */
  <T> T answer(SqlWork<SqlUseCases, T> work) throws RejectedException {
    try (Connection connection = new ConnectionPool(dataSource).take()) {
      return work.with(new SqlUseCases(connection, SETTINGS.clock(), SETTINGS.legacyClient()));
    } catch (SQLException e) {
      throw forCaller(ConnectionPool.failure("A connection could not be given back", e));
    } catch (ConflictException e) {
      throw new ConflictException(e.getMessage(), null);
    } catch (OverloadedException e) {
      throw new OverloadedException(e.getMessage(), null);
    } catch (TierUnavailableException | PersistenceFailedException e) {
      throw forCaller(e);
    }
  }

  /** Runs a use case that no rule rejects. */
  <T> T list(SqlListing<SqlUseCases, T> listing) {
    try {
      return answer(listing);
    } catch (RejectedException e) {
      throw new IllegalStateException("A listing was rejected", e);
    }
  }

  /** Runs a use case that answers nothing. */
  void change(SqlChange<SqlUseCases> change) throws RejectedException {
    answer(
        sql -> {
          change.with(sql);
          return true;
        });
  }

  /** The caller's tier does not have the driver's classes: the cause stays here, in the log. */
  private static RuntimeException forCaller(RuntimeException e) {
    if (e instanceof TierUnavailableException) {
      return new TierUnavailableException(e.getMessage(), null);
    }
    FAILURES.unexpected("A use case failed", e);
    return new PersistenceFailedException(e.getMessage(), null);
  }
}
