package org.rubisee.bench.results;

import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.client.ClientHealth;
import org.rubisee.bench.results.client.ClientResult;
import org.rubisee.bench.results.client.ClientSecond;
import org.rubisee.bench.results.client.InteractionResult;
import org.rubisee.bench.results.client.TransitionRow;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.emulator.load.WarmUpEnd;

/** A trial that is another one but for what is changed. */
public final class TrialChange {
  private final Trial original;
  private RunState state;
  private String note;
  private AuditOutcome audit;
  private Map<String, InteractionResult> interactions;
  private List<ClientSecond> seconds;
  private List<TransitionRow> transitions;
  private ClientHealth health;
  private List<TierSample> tiers;
  private Evidence evidence;
  private WarmUpEnd warmUpEnd;

  /** Begins with all as it is. */
  public TrialChange(Trial original) {
    this.original = original;
    state = original.state();
    note = original.note();
    audit = original.audit();
    interactions = original.client().interactions();
    seconds = original.client().seconds();
    transitions = original.client().transitions();
    health = original.client().health();
    tiers = original.tiers();
    evidence = original.evidence();
    warmUpEnd = original.client().warmUpEnd();
  }

  /** Sets how far it came and why. */
  public TrialChange state(RunState newState, String newNote) {
    state = newState;
    note = newNote;
    return this;
  }

  /** Sets what the audit found. */
  public TrialChange audit(AuditOutcome newAudit) {
    audit = newAudit;
    return this;
  }

  /** Sets what was measured. */
  public TrialChange interactions(Map<String, InteractionResult> newInteractions) {
    interactions = newInteractions;
    return this;
  }

  /** Sets the series. */
  public TrialChange seconds(List<ClientSecond> newSeconds) {
    seconds = newSeconds;
    return this;
  }

  /** Sets the walk. */
  public TrialChange transitions(TransitionRow... newTransitions) {
    transitions = List.of(newTransitions);
    return this;
  }

  /** Sets the emulator's health. */
  public TrialChange health(ClientHealth newHealth) {
    health = newHealth;
    return this;
  }

  /** Sets what the tiers' readings hold. */
  public TrialChange tiers(List<TierSample> newTiers) {
    tiers = newTiers;
    return this;
  }

  /** Sets what was watched beside tiers and database. */
  public TrialChange evidence(Evidence newEvidence) {
    evidence = newEvidence;
    return this;
  }

  /** Sets why the warm-up ended. */
  public TrialChange warmUpEnd(WarmUpEnd newEnd) {
    warmUpEnd = newEnd;
    return this;
  }

  /** The changed trial. */
  public Trial trial() {
    ClientResult client = original.client();
    return new Trial(
        original.schemaVersion(),
        original.point(),
        original.startedAt(),
        state,
        note,
        original.phases(),
        new ClientResult(
            client.measuredSeconds(),
            interactions,
            seconds,
            transitions,
            client.stationaryShares(),
            client.sessions(),
            client.traffic(),
            client.infeasibleRedraws(),
            client.legacyInteractionsPerSecond(),
            health,
            warmUpEnd),
        tiers,
        original.database(),
        audit,
        evidence);
  }
}
