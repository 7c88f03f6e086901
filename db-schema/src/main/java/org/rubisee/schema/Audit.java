package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.schema.AuditReport.Finding;
import org.rubisee.settings.Message;

/**
 * Checks the invariants of a database while no site writes to it. The application whose data it is
 * says what must hold ({@link AuditPlan}).
 */
public final class Audit {

  private static final int EXAMPLES = 5;

  private final Connection connection;
  private final List<Finding> violations = new ArrayList<>();
  private final List<Finding> orphans = new ArrayList<>();
  private int checks;

  private Audit(Connection connection) {
    this.connection = connection;
  }

  /**
   * Checks everything.
   *
   * @param idsInUse whether the site that ran takes its ids from the application's {@link IdTable};
   *     if not, that may lag behind
   * @throws DatabaseFailedException if the tables are not there
   */
  public static AuditReport run(Connection connection, boolean idsInUse) {
    Audit audit = new Audit(connection);
    try {
      Optional<DataPlan> plan = DatabaseStatus.plan(connection);
      ApplicationData data = ApplicationData.of(plan);
      AuditPlan invariants = data.audit(plan);
      audit.check(invariants);
      if (idsInUse && data.idTable().isPresent()) {
        audit.check(data.idTable().get().lag());
      }
      return new AuditReport(audit.checks, audit.violations, audit.orphans, invariants.notes());
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "The data could not be checked: "
              + Message.of(e)
              + ". "
              + Remedy.of(e, "Look for the cause in the server's log"),
          e);
    }
  }

  private void check(AuditPlan plan) throws SQLException {
    for (Check invariant : plan.invariants()) {
      check(invariant);
    }
    for (Reference reference : plan.references()) {
      check(reference.dangling());
      find(reference.zero()).ifPresent((reference.mayBeZero() ? orphans : violations)::add);
    }
    for (Check invariant : plan.generated()) {
      check(invariant);
    }
  }

  private void check(Check check) throws SQLException {
    checks++;
    find(check).ifPresent(violations::add);
  }

  private Optional<Finding> find(Check check) throws SQLException {
    Rows broken = new Rows();
    check.find(connection, broken::add);
    return broken.finding(check.invariant());
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
