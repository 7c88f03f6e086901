package org.rubisee.bench.results;

import java.util.List;

/**
 * What the audit of the database found after a trial.
 *
 * @param run whether it was run at all
 * @param violations broken invariants, in words; empty when they hold
 * @param remarks what is worth a line and no violation, for example orphans of old clients
 */
public record AuditOutcome(boolean run, List<String> violations, List<String> remarks) {

  public AuditOutcome {
    violations = List.copyOf(violations);
    remarks = List.copyOf(remarks);
  }

  /** The outcome of an audit that did not take place. */
  public static AuditOutcome notRun() {
    return new AuditOutcome(false, List.of(), List.of());
  }
}
