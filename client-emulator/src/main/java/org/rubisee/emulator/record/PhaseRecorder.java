package org.rubisee.emulator.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.TransitionCounts;

/** Adds up what happens in one phase. Not for several threads: {@link Measurements} guards it. */
final class PhaseRecorder {

  private static final long NANOS_PER_MICRO = 1_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private final Phase phase;
  private final TransitionTable table;
  private final RecordedTimes[] times;
  private final long[][] outcomes;
  private final Map<Long, long[]> steps = new TreeMap<>();
  private final long[] infeasible;
  private final Histogram lag = RecordedTimes.newHistogram();
  private long sessionsStarted;
  private long sessionsEnded;
  private long sessionNanos;
  private long sessionInteractions;
  private long embedded;
  private long embeddedFailures;
  private long reconnects;
  private long bytes;
  private long legacyExtras;
  private long offered;
  private long notOffered;
  private long outOfTurn;

  PhaseRecorder(Phase phase, TransitionTable table) {
    this.phase = phase;
    this.table = table;
    times = new RecordedTimes[table.states()];
    outcomes = new long[table.states()][Outcome.values().length];
    infeasible = new long[table.stepCount()];
  }

  void page(Interaction interaction, Outcome outcome, long responseNanos, long serviceNanos) {
    outcomes[interaction.index()][outcome.ordinal()]++;
    if (outcome == Outcome.OK || outcome == Outcome.REJECTED) {
      RecordedTimes recorded = timesOf(interaction);
      recorded.response().recordValue(micros(responseNanos));
      recorded.service().recordValue(micros(serviceNanos));
    } else {
      legacyExtras++;
    }
  }

  void pageComplete(Interaction interaction, long nanos) {
    timesOf(interaction).withImages().recordValue(micros(nanos));
  }

  private RecordedTimes timesOf(Interaction interaction) {
    if (times[interaction.index()] == null) {
      times[interaction.index()] = RecordedTimes.empty();
    }
    return times[interaction.index()];
  }

  static long micros(long nanos) {
    return Math.max(0, nanos / NANOS_PER_MICRO);
  }

  void lag(long nanos) {
    lag.recordValue(micros(nanos));
  }

  void embedded(boolean well) {
    embedded++;
    embeddedFailures += well ? 0 : 1;
  }

  void reconnected() {
    reconnects++;
  }

  void received(long count) {
    bytes += count;
  }

  void arrived(boolean isOffered) {
    offered += isOffered ? 1 : 0;
    notOffered += isOffered ? 0 : 1;
  }

  void outOfTurn() {
    outOfTurn++;
  }

  void sessionStarted() {
    sessionsStarted++;
  }

  void sessionEnded(long nanos, long interactions) {
    sessionsEnded++;
    sessionNanos += nanos;
    sessionInteractions += interactions;
    legacyExtras++;
  }

  void stepTaken(int from, int feasible, int step) {
    steps.computeIfAbsent(row(from, feasible), unseen -> new long[table.stepCount()])[step]++;
    legacyExtras += step == table.back() ? 1 : 0;
  }

  private static long row(int from, int feasible) {
    return (long) from << Integer.SIZE | feasible;
  }

  void stepInfeasible(int step) {
    infeasible[step]++;
  }

  void stepCountedAgain() {
    legacyExtras++;
  }

  /** What was counted so far; times are in {@link #times}. */
  PhaseResult counts(double seconds, double cpuSeconds) {
    Map<Interaction, InteractionResult> counted = new TreeMap<>();
    outcomes().forEach((each, how) -> counted.put(each, InteractionResult.of(how)));
    long pages = counted.values().stream().mapToLong(each -> each.outcomes().total()).sum();
    return new PhaseResult(
        phase,
        seconds,
        counted,
        new Sessions(
            sessionsStarted, sessionsEnded, sessionNanos / NANOS_PER_SECOND, sessionInteractions),
        new Traffic(pages, embedded, embeddedFailures, reconnects, bytes, pages + legacyExtras),
        cpuSeconds,
        named(infeasible),
        transitions(),
        LatencyHistogram.ofMicros(lag),
        new ArrivalCounts(offered, notOffered, outOfTurn));
  }

  private Map<Interaction, Outcomes> outcomes() {
    Map<Interaction, Outcomes> counted = new TreeMap<>();
    for (Interaction interaction : table.interactions()) {
      Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);
      for (Outcome outcome : Outcome.values()) {
        counts.put(outcome, outcomes[interaction.index()][outcome.ordinal()]);
      }
      Outcomes all = new Outcomes(counts);
      if (all.total() > 0) {
        counted.put(interaction, all);
      }
    }
    return counted;
  }

  private List<TransitionCounts> transitions() {
    List<TransitionCounts> rows = new ArrayList<>();
    steps.forEach(
        (row, taken) -> {
          int from = (int) (row >> Integer.SIZE);
          rows.add(
              new TransitionCounts(
                  table.interactions().get(from).label(),
                  probabilities(from, row.intValue()),
                  named(taken)));
        });
    return rows;
  }

  private Map<String, Double> probabilities(int from, int feasible) {
    double sum = 0;
    for (int step = 0; step < table.stepCount(); step++) {
      sum += (feasible & 1 << step) == 0 ? 0 : table.effective(from, step);
    }
    Map<String, Double> probabilities = new LinkedHashMap<>();
    for (int step = 0; step < table.stepCount(); step++) {
      if ((feasible & 1 << step) != 0) {
        probabilities.put(stepName(step), table.effective(from, step) / sum);
      }
    }
    return probabilities;
  }

  private Map<String, Long> named(long[] byStep) {
    Map<String, Long> named = new LinkedHashMap<>();
    for (int step = 0; step < byStep.length; step++) {
      if (byStep[step] > 0) {
        named.put(stepName(step), byStep[step]);
      }
    }
    return named;
  }

  private String stepName(int step) {
    return switch (step - table.states()) {
      case 0 -> TransitionCounts.BACK;
      case 1 -> TransitionCounts.END_OF_SESSION;
      default -> table.interactions().get(step).label();
    };
  }

  /** The times of an interaction so far. */
  RecordedTimes times(Interaction interaction) {
    RecordedTimes recorded = times[interaction.index()];
    return recorded == null ? RecordedTimes.empty() : recorded;
  }
}
