package org.rubisee.schema;

import java.util.List;

/**
 * What an audit checks.
 *
 * @param invariants what holds within and between tables
 * @param references columns that hold ids
 * @param generated what holds between the data and what was loaded
 * @param notes what cannot be checked, and why
 */
public record AuditPlan(
    List<Check> invariants, List<Reference> references, List<Check> generated, List<String> notes) {

  /** Makes it immutable. */
  public AuditPlan {
    invariants = List.copyOf(invariants);
    references = List.copyOf(references);
    generated = List.copyOf(generated);
    notes = List.copyOf(notes);
  }
}
