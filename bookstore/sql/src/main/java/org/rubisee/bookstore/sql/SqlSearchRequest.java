package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.util.List;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.SearchRequest;
import org.rubisee.jdbc.Statements;

/** Shows promotions: two statements. */
public final class SqlSearchRequest implements SearchRequest {
  private final Statements statements;

  /** The use case on this connection. */
  public SqlSearchRequest(Connection connection) {
    statements = new Statements("SearchRequest", connection);
  }

  @Override
  public List<Promotion> searchRequest(Draw draw) {
    return Promotions.of(statements, draw);
  }
}
