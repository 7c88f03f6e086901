package org.rubisee.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.application.BusinessClock;
import org.rubisee.application.Message;
import org.rubisee.schema.Auctions.Age;
import org.rubisee.schema.AuditReport.Finding;

/**
 * Checks the invariants of a database while no site writes to it: counts, maxima, quantities,
 * references, ratings and ids ({@code audit.sql} and {@link Reference}). Units sold are checked
 * against what the load put up for sale, so an auction that sold more than there was is found.
 */
public final class Audit {

  private static final int EXAMPLES = 5;
  private static final String IDS_LAG =
      "ids holds the last id of each table (an entity implementation takes the next ones from it)";
  private static final String IDS_BEHIND =
      """
      SELECT 0 FROM ids WHERE category < (SELECT COALESCE(MAX(id), 0) FROM categories)
      OR region < (SELECT COALESCE(MAX(id), 0) FROM regions)
      OR users < (SELECT COALESCE(MAX(id), 0) FROM users)
      OR item < (SELECT COALESCE(MAX(id), 0) FROM items)
      OR item < (SELECT COALESCE(MAX(id), 0) FROM old_items)
      OR comment < (SELECT COALESCE(MAX(id), 0) FROM comments)
      OR bid < (SELECT COALESCE(MAX(id), 0) FROM bids)
      OR buyNow < (SELECT COALESCE(MAX(id), 0) FROM buy_now)
      """;
  private static final String UNITS =
"""
SELECT i.id, i.quantity + COALESCE(p.sold, 0)
FROM (SELECT id, quantity FROM items UNION ALL SELECT id, quantity FROM old_items) i
LEFT JOIN (SELECT item_id, SUM(qty) AS sold FROM buy_now GROUP BY item_id) p ON p.item_id = i.id
WHERE i.id <= ? ORDER BY i.id
""";

  private final Connection connection;
  private final List<Finding> violations = new ArrayList<>();
  private final List<Finding> orphans = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int checks;

  private Audit(Connection connection) {
    this.connection = connection;
  }

  /**
   * Checks everything.
   *
   * @param idsInUse whether the site that ran takes its ids from table {@code ids}, as the entity
   *     implementations do; if not, the row may lag behind
   * @throws DatabaseFailedException if the tables are not there
   */
  public static AuditReport run(Connection connection, boolean idsInUse) {
    Audit audit = new Audit(connection);
    try {
      audit.checkInvariants();
      audit.checkReferences();
      audit.checkUnits();
      if (idsInUse) {
        audit.check(IDS_LAG, IDS_BEHIND);
      }
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "The data could not be checked: "
              + Message.of(e)
              + ". "
              + Remedy.of(e, "Look for the cause in the server's log"),
          e);
    }
    return new AuditReport(audit.checks, audit.violations, audit.orphans, audit.notes);
  }

  private void checkInvariants() throws SQLException {
    for (String block : Names.read("audit.sql").split("\n\n")) {
      int statement = block.indexOf("\nSELECT ");
      if (statement > 0) {
        check(block.substring("-- ".length(), statement), block.substring(statement).strip());
      }
    }
  }

  private void checkReferences() throws SQLException {
    for (Reference reference : Reference.ALL) {
      check(reference.name(), reference.broken());
      List<Finding> withZero = reference.mayBeZeroFromOldClients() ? orphans : violations;
      find(reference.name() + ", not 0", reference.zero()).ifPresent(withZero::add);
    }
  }

  private void check(String invariant, String sql) throws SQLException {
    checks++;
    find(invariant, sql).ifPresent(violations::add);
  }

  private Optional<Finding> find(String invariant, String sql) throws SQLException {
    String query = sql.endsWith(";") ? sql.substring(0, sql.length() - 1) : sql;
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      for (int i = 1; i <= query.chars().filter(letter -> letter == '?').count(); i++) {
        statement.setObject(i, BusinessClock.LOAD_EPOCH);
      }
      Rows broken = new Rows();
      ResultSet rows = statement.executeQuery();
      while (rows.next()) {
        broken.add(rows.getLong(1));
      }
      return broken.finding(invariant);
    }
  }

  /** No unit was sold twice or got lost: what is left and what was sold is what was for sale. */
  private void checkUnits() throws SQLException {
    Optional<DataPlan> plan = DatabaseStatus.plan(connection);
    if (plan.isEmpty()) {
      notes.add("units sold were not checked against units for sale: the data was made elsewhere");
      return;
    }
    checks++;
    Auctions auctions = new Auctions(plan.get());
    Rows broken = new Rows();
    try (PreparedStatement statement = connection.prepareStatement(UNITS)) {
      statement.setInt(1, plan.get().scale().items());
      ResultSet rows = statement.executeQuery();
      while (rows.next()) {
        int units = auctions.auction(Age.CURRENT, rows.getInt(1) - 1).units();
        if (rows.getInt(2) != units) {
          broken.add(rows.getLong(1));
        }
      }
    }
    broken
        .finding("units left and units sold are the units put up for sale")
        .ifPresent(violations::add);
  }

  /** Rows that break an invariant. */
  private static final class Rows {

    private final List<Long> examples = new ArrayList<>();
    private int count;

    void add(long id) {
      count++;
      if (examples.size() < EXAMPLES) {
        examples.add(id);
      }
    }

    Optional<Finding> finding(String invariant) {
      return count == 0
          ? Optional.empty()
          : Optional.of(new Finding(invariant, count, List.copyOf(examples)));
    }
  }
}
