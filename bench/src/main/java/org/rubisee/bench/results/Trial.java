package org.rubisee.bench.results;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.results.tier.TierSeries;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;

/**
 * One trial: a configuration under a mix and a number of clients. Stored as {@code trial.json}.
 *
 * <p>All times in it are seconds since the trial's start, so that samples of clients, tiers and
 * database can be compared.
 *
 * @param schemaVersion the version of the file format
 * @param point which trial it is
 * @param startedAt from when its seconds count
 * @param state how far it came
 * @param note why it is partial; empty otherwise
 * @param phases the phases that were run, in order
 * @param measurement what the clients measured; kept in their own files, with the histograms of the
 *     measured phase only
 * @param tiers samples of the tiers' processes over the whole trial
 * @param database samples of the database's counters over the whole trial
 * @param audit what the audit of the database found afterwards
 * @param evidence the links between tiers, the cost of watching, and what could not be seen
 * @param parts what was measured in the parts that its schedule names; computed from other files
 * @param nodeChanges how the number of its web servers changed while the load went on, by time;
 *     kept in a file of its own
 */
public record Trial(
    int schemaVersion,
    TrialPoint point,
    Instant startedAt,
    RunState state,
    String note,
    List<PhaseSpan> phases,
    @JsonIgnore Measurement measurement,
    List<TierSample> tiers,
    List<DatabaseSample> database,
    AuditOutcome audit,
    Evidence evidence,
    @JsonIgnore List<TrialPart> parts,
    @JsonIgnore List<NodeChange> nodeChanges) {

  /** A trial of a schedule without named parts. */
  public Trial(
      int schemaVersion,
      TrialPoint point,
      Instant startedAt,
      RunState state,
      String note,
      List<PhaseSpan> phases,
      Measurement measurement,
      List<TierSample> tiers,
      List<DatabaseSample> database,
      AuditOutcome audit,
      Evidence evidence) {
    this(
        schemaVersion,
        point,
        startedAt,
        state,
        note,
        phases,
        measurement,
        tiers,
        database,
        audit,
        evidence,
        List.of(),
        List.of());
  }

  /** Copies the lists. */
  public Trial {
    measurement = measurement == null ? Measurement.nothing() : measurement;
    phases = List.copyOf(phases);
    tiers = List.copyOf(tiers);
    database = List.copyOf(database);
    parts = parts == null ? List.of() : List.copyOf(parts);
    nodeChanges = nodeChanges == null ? List.of() : List.copyOf(nodeChanges);
  }

  /** A trial of which nothing is known yet. */
  static Trial starting(TrialPoint point, Instant now) {
    return new Trial(
        Measurement.SCHEMA_VERSION,
        point,
        now,
        RunState.RUNNING,
        "",
        List.of(),
        Measurement.nothing(),
        List.of(),
        List.of(),
        AuditOutcome.notRun(),
        Evidence.none());
  }

  /** The same, with what is kept in other files. */
  Trial with(Measurement newMeasurement, List<TierBreakdown> breakdowns) {
    return new Trial(
        schemaVersion,
        point,
        startedAt,
        state,
        note,
        phases,
        newMeasurement.withTimesOfMeasuredPhaseOnly(),
        tiers,
        database,
        audit,
        evidence.with(breakdowns),
        parts,
        nodeChanges);
  }

  /** The same, with what was measured in the parts of its schedule. */
  public Trial with(List<TrialPart> newParts) {
    return new Trial(
        schemaVersion,
        point,
        startedAt,
        state,
        note,
        phases,
        measurement,
        tiers,
        database,
        audit,
        evidence,
        newParts,
        nodeChanges);
  }

  /** The same, with how the number of its web servers changed. */
  public Trial withNodeChanges(List<NodeChange> newChanges) {
    return new Trial(
        schemaVersion,
        point,
        startedAt,
        state,
        note,
        phases,
        measurement,
        tiers,
        database,
        audit,
        evidence,
        parts,
        newChanges);
  }

  /** A part that its schedule names; empty if it was not reached. */
  public Optional<TrialPart> part(String name) {
    return parts.stream().filter(part -> part.name().equals(name)).findFirst();
  }

  /** What the clients saw in the measured phase. */
  public PhaseResult client() {
    return measurement.measured();
  }

  /** What the clients saw second by second, over all phases. */
  public List<SecondSample> seconds() {
    return measurement.seconds();
  }

  /** The beginning of a sampled second, in seconds since the trial's start. */
  public int beginOf(SecondSample second) {
    return (int) (second.counts().epochSecond() - 1 - startedAt.getEpochSecond());
  }

  /** How long the system was warmed up. */
  public double warmUpSeconds() {
    return phases.stream()
        .filter(phase -> phase.phase() == Phase.WARM_UP)
        .mapToDouble(PhaseSpan::seconds)
        .sum();
  }

  /** The measured phase; empty (from 0 to 0) when the trial never reached it. */
  public PhaseSpan measured() {
    return phases.stream()
        .filter(phase -> phase.phase() == Phase.MEASURE)
        .findFirst()
        .orElse(new PhaseSpan(Phase.MEASURE, 0, 0));
  }

  /** Real HTTP interactions answered per second of the measured phase, whatever the answer. */
  public double throughput() {
    return client().throughput();
  }

  /** The readings of a tier over the whole trial. */
  public TierSeries series(Tier tier) {
    return new TierSeries(tiers.stream().filter(sample -> sample.tier() == tier).toList());
  }
}
