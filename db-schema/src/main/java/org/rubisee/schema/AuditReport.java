package org.rubisee.schema;

import java.util.List;

/**
 * What an audit found.
 *
 * @param checks how many invariants were checked
 * @param violations invariants that do not hold
 * @param orphans rows with user, category or region id 0, as old clients leave them; these do not
 *     fail the audit
 * @param notes what could not be checked, and why
 */
public record AuditReport(
    int checks, List<Finding> violations, List<Finding> orphans, List<String> notes) {

  /** Makes it immutable. */
  public AuditReport {
    violations = List.copyOf(violations);
    orphans = List.copyOf(orphans);
    notes = List.copyOf(notes);
  }

  /**
   * An invariant that does not hold.
   *
   * @param invariant what should hold
   * @param rows how many rows break it
   * @param examples ids of some of them
   */
  public record Finding(String invariant, int rows, List<Long> examples) {

    /** For example {@code no stock is below zero: not so for 2 rows (ids 4, 7)}. */
    @Override
    public String toString() {
      List<String> ids = examples.stream().map(String::valueOf).toList();
      return invariant
          + ": not so for "
          + rows
          + (rows == 1 ? " row (id " : " rows (ids ")
          + String.join(", ", ids)
          + (rows > examples.size() ? ", …)" : ")");
    }
  }

  /** Whether all invariants hold. */
  public boolean isSound() {
    return violations.isEmpty();
  }

  /** One line for each finding, after one that sums up. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(checks).append(" invariants checked, ");
    text.append(violations.isEmpty() ? "all hold" : violations.size() + " broken").append('\n');
    violations.forEach(finding -> text.append("BROKEN  ").append(finding).append('\n'));
    orphans.forEach(finding -> text.append("orphans ").append(finding).append('\n'));
    notes.forEach(note -> text.append("note    ").append(note).append('\n'));
    return text.toString();
  }
}
