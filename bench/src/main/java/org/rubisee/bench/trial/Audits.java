package org.rubisee.bench.trial;

import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.Databases;
import org.rubisee.schema.Audit;
import org.rubisee.schema.AuditReport;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;

/** Audits of the database after a trial. */
public final class Audits {

  private Audits() {}

  /**
   * Checks all invariants; a database that cannot be asked is a violation.
   *
   * @param idsInUse whether the site that ran takes its ids from table {@code ids}
   */
  public static AuditOutcome of(DatabaseAddress address, boolean idsInUse) {
    try {
      return checked(address, idsInUse);
    } catch (DatabaseFailedException | CommandFailedException e) {
      return new AuditOutcome(
          true, List.of("The database could not be checked: " + e.getMessage()), List.of());
    }
  }

  /**
   * Checks all invariants.
   *
   * @param idsInUse whether the site that ran takes its ids from table {@code ids}
   * @throws DatabaseFailedException if the database cannot be asked, or has no data
   */
  public static AuditOutcome checked(DatabaseAddress address, boolean idsInUse) {
    AuditReport report = Databases.ask(address, connection -> Audit.run(connection, idsInUse));
    return new AuditOutcome(
        true,
        report.violations().stream().map(AuditReport.Finding::toString).toList(),
        remarks(report));
  }

  private static List<String> remarks(AuditReport report) {
    List<String> remarks = new java.util.ArrayList<>(report.notes());
    report.orphans().forEach(orphan -> remarks.add("Left by an old client: " + orphan));
    return remarks;
  }
}
