package org.rubisee.emulator.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.rubisee.emulator.load.Phase;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.model.Interaction;

/** Adds up what happens in one phase. Not for several threads: {@link Measurements} guards it. */
final class PhaseRecorder {

  private static final long NANOS_PER_MICRO = 1_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private final Phase phase;
  private final TransitionTable table;
  private final Timings[] timings = new Timings[TransitionTable.STATES];
  private final long[][] outcomes = new long[TransitionTable.STATES][Outcome.values().length];
  private final Map<Long, long[]> steps = new TreeMap<>();
  private final long[] infeasible = new long[TransitionTable.STEPS];
  private final Histogram lag = Timings.newHistogram();
  private long sessionsStarted;
  private long sessionsEnded;
  private long sessionNanos;
  private long sessionInteractions;
  private long embedded;
  private long embeddedFailures;
  private long reconnects;
  private long bytes;
  private long legacyExtras;

  PhaseRecorder(Phase phase, TransitionTable table) {
    this.phase = phase;
    this.table = table;
  }

  void page(Interaction interaction, Outcome outcome, long responseNanos, long serviceNanos) {
    outcomes[interaction.ordinal()][outcome.ordinal()]++;
    if (outcome == Outcome.OK || outcome == Outcome.REJECTED) {
      Timings times = timings(interaction);
      times.response().recordValue(micros(responseNanos));
      times.service().recordValue(micros(serviceNanos));
    } else {
      legacyExtras++;
    }
  }

  void pageComplete(Interaction interaction, long nanos) {
    timings(interaction).page().recordValue(micros(nanos));
  }

  private Timings timings(Interaction interaction) {
    Timings times = timings[interaction.ordinal()];
    if (times == null) {
      times = Timings.empty();
      timings[interaction.ordinal()] = times;
    }
    return times;
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
    steps.computeIfAbsent(row(from, feasible), unseen -> new long[TransitionTable.STEPS])[step]++;
    legacyExtras += step == TransitionTable.BACK ? 1 : 0;
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

  PhaseCounts counts(double seconds, double cpuSeconds) {
    Map<String, Map<String, Long>> outcomeCounts = outcomeCounts();
    long pages =
        outcomeCounts.values().stream()
            .flatMap(byOutcome -> byOutcome.values().stream())
            .mapToLong(Long::longValue)
            .sum();
    return new PhaseCounts(
        phase.label(),
        seconds,
        outcomeCounts,
        new PhaseCounts.Sessions(
            sessionsStarted, sessionsEnded, sessionNanos / NANOS_PER_SECOND, sessionInteractions),
        new PhaseCounts.Http(
            pages, embedded, embeddedFailures, reconnects, bytes, pages + legacyExtras),
        cpuSeconds,
        named(infeasible),
        transitions());
  }

  private Map<String, Map<String, Long>> outcomeCounts() {
    Map<String, Map<String, Long>> counts = new LinkedHashMap<>();
    for (Interaction interaction : Interaction.values()) {
      Map<String, Long> byOutcome = new LinkedHashMap<>();
      for (Outcome outcome : Outcome.values()) {
        long count = outcomes[interaction.ordinal()][outcome.ordinal()];
        if (count > 0) {
          byOutcome.put(outcome.label(), count);
        }
      }
      if (!byOutcome.isEmpty()) {
        counts.put(interaction.label(), byOutcome);
      }
    }
    return counts;
  }

  private List<TransitionCounts> transitions() {
    List<TransitionCounts> rows = new ArrayList<>();
    steps.forEach(
        (row, taken) -> {
          int from = (int) (row >> Integer.SIZE);
          rows.add(
              new TransitionCounts(
                  Interaction.values()[from].label(),
                  probabilities(from, row.intValue()),
                  named(taken)));
        });
    return rows;
  }

  private Map<String, Double> probabilities(int from, int feasible) {
    double sum = 0;
    for (int step = 0; step < TransitionTable.STEPS; step++) {
      sum += (feasible & 1 << step) == 0 ? 0 : table.effective(from, step);
    }
    Map<String, Double> probabilities = new LinkedHashMap<>();
    for (int step = 0; step < TransitionTable.STEPS; step++) {
      if ((feasible & 1 << step) != 0) {
        probabilities.put(stepName(step), table.effective(from, step) / sum);
      }
    }
    return probabilities;
  }

  private static Map<String, Long> named(long[] byStep) {
    Map<String, Long> named = new LinkedHashMap<>();
    for (int step = 0; step < byStep.length; step++) {
      if (byStep[step] > 0) {
        named.put(stepName(step), byStep[step]);
      }
    }
    return named;
  }

  private static String stepName(int step) {
    return switch (step - TransitionTable.STATES) {
      case 0 -> TransitionCounts.BACK;
      case 1 -> TransitionCounts.END_OF_SESSION;
      default -> Interaction.values()[step].label();
    };
  }

  /** Interactions of which times were recorded. */
  Map<Interaction, Timings> timings() {
    Map<Interaction, Timings> recorded = new EnumMap<>(Interaction.class);
    for (Interaction interaction : Interaction.values()) {
      if (timings[interaction.ordinal()] != null) {
        recorded.put(interaction, timings[interaction.ordinal()]);
      }
    }
    return recorded;
  }

  Histogram lag() {
    return lag;
  }
}
