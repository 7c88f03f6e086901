package org.rubisee.bench.results;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.tier.DatabaseSample;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.StartedSite;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.results.tier.TierSeries;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;

/**
 * One trial: a configuration under a mix and a number of clients, as the files of its folder tell.
 *
 * <p>All times in it are seconds since the trial's start, so that samples of clients, tiers and
 * database can be compared.
 *
 * @param point which trial it is
 * @param startedAt from when its seconds count
 * @param state how far it came
 * @param note why it is partial; empty otherwise
 * @param phases the phases that were run, in order
 * @param measurement what the clients measured, with the histograms of the measured phase only
 * @param tiers samples of the tiers' processes over the whole trial
 * @param database samples of the database's counters over the whole trial
 * @param audit what the audit of the database found afterwards
 * @param evidence the links between tiers, the cost of watching, and what could not be seen
 * @param parts what was measured in the parts that its schedule names
 * @param nodeChanges how the number of its web servers changed while the load went on, by time
 * @param footprint start-up, memory and sizes of its servers, as far as they are known
 */
public record Trial(
    TrialPoint point,
    Instant startedAt,
    RunState state,
    String note,
    List<PhaseSpan> phases,
    Measurement measurement,
    List<TierSample> tiers,
    List<DatabaseSample> database,
    AuditOutcome audit,
    Evidence evidence,
    List<TrialPart> parts,
    List<NodeChange> nodeChanges,
    Footprint footprint) {

  public Trial {
    phases = List.copyOf(phases);
    tiers = List.copyOf(tiers);
    database = List.copyOf(database);
    parts = List.copyOf(parts);
    nodeChanges = List.copyOf(nodeChanges);
  }

  /** The same, with what was measured in the parts of its schedule. */
  Trial with(List<TrialPart> newParts) {
    return new Trial(
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
        nodeChanges,
        footprint);
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

  /** The start of its servers. */
  public StartedSite start() {
    return new StartedSite(point.configuration(), "" + point.number(), footprint);
  }

  /** The readings of a tier over the whole trial. */
  public TierSeries series(Tier tier) {
    return new TierSeries(tiers.stream().filter(sample -> sample.tier() == tier).toList());
  }
}
