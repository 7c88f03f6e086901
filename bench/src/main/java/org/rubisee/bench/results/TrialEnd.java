package org.rubisee.bench.results;

import java.util.List;
import org.rubisee.bench.results.client.ClientResult;
import org.rubisee.bench.results.client.PhaseSpan;

/**
 * What is known of a trial when it ends.
 *
 * @param state complete or partial
 * @param note why it is partial; empty otherwise
 * @param phases the phases as they were run
 * @param client what the clients saw
 * @param audit what the audit of the database found
 */
public record TrialEnd(
    RunState state, String note, List<PhaseSpan> phases, ClientResult client, AuditOutcome audit) {

  /** Copies the list. */
  public TrialEnd {
    phases = List.copyOf(phases);
  }
}
