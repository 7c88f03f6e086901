package org.rubisee.measurement;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Interaction;

/**
 * What one emulator process measured, or several that ran side by side.
 *
 * @param header the options, and whether the run was complete
 * @param phases what was measured in each phase; a phase that the run did not reach is missing
 * @param seconds the run second by second, oldest first
 */
public record Measurement(
    Header header, Map<Phase, PhaseResult> phases, List<SecondSample> seconds) {

  /** The version of the format of all results: of an emulator, a trial and a run. */
  public static final int SCHEMA_VERSION = 4;

  /** The option that names the application; results of earlier versions lack it. */
  public static final String APPLICATION = "application";

  private static final double MILLIS_PER_SECOND = 1000.0;

  /** Copies the collections. */
  public Measurement {
    Map<Phase, PhaseResult> copy = new EnumMap<>(Phase.class);
    copy.putAll(phases);
    phases = Collections.unmodifiableMap(copy);
    seconds = List.copyOf(seconds);
  }

  /**
   * The run as a whole.
   *
   * @param partial whether the run was cut short
   * @param options the options (of the first process, if merged): name of the emulator's option
   *     without dashes, value
   * @param processes how many processes this result comes from, from 1
   * @param clients how many clients they emulated together
   * @param startedAtEpochMillis when the (first) process began
   * @param javaVersion of the emulator
   * @param warmUpEnd why the warm-up ended when it did
   * @param stationaryShares the share of requests that the mix gives each interaction in the long
   *     run; empty when it is not known
   */
  public record Header(
      boolean partial,
      Map<String, String> options,
      int processes,
      int clients,
      long startedAtEpochMillis,
      String javaVersion,
      WarmUpEnd warmUpEnd,
      Map<Interaction, Double> stationaryShares) {

    /** Of a run of which nothing is known. */
    static Header unknown() {
      return new Header(true, Map.of(), 1, 0, 0, "", WarmUpEnd.FIXED, Map.of());
    }

    Header asPartial() {
      return new Header(
          true,
          options,
          processes,
          clients,
          startedAtEpochMillis,
          javaVersion,
          warmUpEnd,
          stationaryShares);
    }

    Header plus(Header other) {
      return new Header(
          partial || other.partial,
          options,
          processes + other.processes,
          clients + other.clients,
          Math.min(startedAtEpochMillis, other.startedAtEpochMillis),
          javaVersion,
          warmUpEnd.and(other.warmUpEnd),
          stationaryShares);
    }
  }

  /** The result of clients that never measured anything. */
  public static Measurement nothing() {
    return new Measurement(Header.unknown(), Map.of(), List.of());
  }

  /** What was measured in the measured phase; nothing if the run did not reach it. */
  public PhaseResult measured() {
    return phases.getOrDefault(Phase.MEASURE, PhaseResult.nothing(Phase.MEASURE));
  }

  /** When each phase was run, in seconds since a start. */
  public List<PhaseSpan> spans(Instant start) {
    double from = (header.startedAtEpochMillis() - start.toEpochMilli()) / MILLIS_PER_SECOND;
    List<PhaseSpan> spans = new ArrayList<>();
    for (PhaseResult result : phases.values()) {
      double to = from + result.seconds();
      spans.add(new PhaseSpan(result.phase(), from, to));
      from = to;
    }
    return spans;
  }

  /**
   * The same without the histograms of warm-up and cool-down. Programs that hold many results at
   * once save two thirds of the memory.
   */
  public Measurement withTimesOfMeasuredPhaseOnly() {
    Map<Phase, PhaseResult> counts = new EnumMap<>(Phase.class);
    phases.forEach(
        (phase, result) ->
            counts.put(phase, phase == Phase.MEASURE ? result : result.withoutTimes()));
    return new Measurement(header, counts, seconds);
  }

  /** The same, of which something is missing. */
  Measurement asPartial() {
    return new Measurement(header.asPartial(), phases, seconds);
  }

  /** The phases of both, and these seconds: histograms merged, counts added. */
  Measurement plus(Measurement other, List<SecondSample> secondsOfBoth) {
    Map<Phase, PhaseResult> merged = new EnumMap<>(Phase.class);
    merged.putAll(phases);
    other.phases.forEach((phase, result) -> merged.merge(phase, result, MergedPhase::of));
    return new Measurement(header.plus(other.header), merged, secondsOfBoth);
  }
}
