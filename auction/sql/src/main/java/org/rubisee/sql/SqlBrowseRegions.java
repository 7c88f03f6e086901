package org.rubisee.sql;

import java.sql.Connection;
import java.util.List;
import org.rubisee.jdbc.Statements;
import org.rubisee.model.BrowseRegions;
import org.rubisee.model.Region;

/** Lists the regions: one statement. */
public final class SqlBrowseRegions implements BrowseRegions {
  private static final String REGIONS = "SELECT id, name FROM regions ORDER BY id";

  private final Statements statements;

  /** The use case on this connection. */
  public SqlBrowseRegions(Connection connection) {
    statements = new Statements("BrowseRegions", connection);
  }

  @Override
  public List<Region> browseRegions() {
    return statements.all(REGIONS, row -> new Region(row.number(), row.text()));
  }
}
