package org.rubisee.bench.results;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.WarmUpEnd;

/** A trial that is another one but for what is changed. */
public final class TrialChange {
  private final Trial original;
  private RunState state;
  private String note;
  private AuditOutcome audit;
  private Map<Interaction, InteractionResult> interactions;
  private List<SecondSample> seconds;
  private List<TransitionCounts> transitions;
  private double clientSeconds;
  private double cpuSeconds;
  private int processes;
  private LatencyHistogram lag;
  private List<TierSample> tiers;
  private Evidence evidence;
  private WarmUpEnd warmUpEnd;
  private List<PhaseSpan> phases;
  private List<NodeChange> changes;

  /** Begins with all as it is. */
  public TrialChange(Trial original) {
    this.original = original;
    state = original.state();
    note = original.note();
    audit = original.audit();
    interactions = original.client().interactions();
    seconds = original.seconds();
    transitions = original.client().transitions();
    clientSeconds = original.client().seconds();
    cpuSeconds = original.client().cpuSeconds();
    processes = original.measurement().header().processes();
    lag = original.client().lag();
    tiers = original.tiers();
    evidence = original.evidence();
    warmUpEnd = original.measurement().header().warmUpEnd();
    phases = original.phases();
    changes = original.nodeChanges();
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
  public TrialChange interactions(Map<Interaction, InteractionResult> newInteractions) {
    interactions = newInteractions;
    return this;
  }

  /** Sets how long the clients counted. */
  public TrialChange clientSeconds(double newSeconds) {
    clientSeconds = newSeconds;
    return this;
  }

  /** Sets the series. */
  public TrialChange seconds(List<SecondSample> newSeconds) {
    seconds = newSeconds;
    return this;
  }

  /** Sets the walk. */
  public TrialChange transitions(TransitionCounts... newTransitions) {
    transitions = List.of(newTransitions);
    return this;
  }

  /** Sets the CPU time of so many emulators in the measured phase. */
  public TrialChange clientCpu(double newCpuSeconds, int newProcesses) {
    cpuSeconds = newCpuSeconds;
    processes = newProcesses;
    return this;
  }

  /** Sets how late requests were sent. */
  public TrialChange lag(LatencyHistogram newLag) {
    lag = newLag;
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

  /** Lets nobody have watched it. */
  public TrialChange unwatched() {
    return evidence(new Evidence(List.of(), List.of(), List.of(), List.of(), List.of()));
  }

  /** Sets how the number of its web servers changed. */
  public TrialChange changes(List<NodeChange> newChanges) {
    changes = newChanges;
    return this;
  }

  /** Sets why the warm-up ended. */
  public TrialChange warmUpEnd(WarmUpEnd newEnd) {
    warmUpEnd = newEnd;
    return this;
  }

  /** Sets how long was measured. */
  public TrialChange measuredSeconds(double seconds) {
    double from = original.measured().fromSecond();
    phases =
        original.phases().stream()
            .map(
                span ->
                    span.phase() == Phase.MEASURE
                        ? new PhaseSpan(Phase.MEASURE, from, from + seconds)
                        : span)
            .toList();
    return this;
  }

  /** Sets how long was measured, with the same throughput and median in each second. */
  public TrialChange quiet(int length) {
    long begin = original.startedAt().getEpochSecond();
    return measuredSeconds(length)
        .seconds(
            IntStream.rangeClosed(1, length)
                .mapToObj(
                    second ->
                        SampleMeasurement.second(
                            begin + second, 100, 140, SampleMeasurement.spread(5, 9, 12)))
                .toList());
  }

  /** The changed trial. */
  public Trial trial() {
    return new Trial(
        original.point(),
        original.startedAt(),
        state,
        note,
        phases,
        measurement(),
        tiers,
        original.database(),
        audit,
        evidence,
        original.parts(),
        changes,
        original.footprint());
  }

  private Measurement measurement() {
    Measurement.Header header = original.measurement().header();
    PhaseResult client = original.client();
    return new Measurement(
        new Measurement.Header(
            header.partial(),
            header.options(),
            processes,
            header.clients(),
            header.startedAtEpochMillis(),
            header.javaVersion(),
            warmUpEnd,
            header.stationaryShares()),
        Map.of(
            Phase.MEASURE,
            new PhaseResult(
                Phase.MEASURE,
                clientSeconds,
                interactions,
                client.sessions(),
                client.traffic(),
                cpuSeconds,
                client.infeasible(),
                transitions,
                lag)),
        seconds);
  }
}
