package org.rubisee.emulator.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Phase;
import org.rubisee.emulator.load.WarmUpEnd;

/**
 * What one emulator process measured, or several that ran side by side.
 *
 * @param header what was asked for, and whether it was done
 * @param phases what was measured in each phase; a phase that the run did not reach is missing
 * @param seconds the run second by second, oldest first
 */
public record EmulatorResult(
    Header header, Map<Phase, PhaseResult> phases, List<SecondSample> seconds) {

  /** Number of the format of the files; grows when their meaning changes. */
  public static final int SCHEMA_VERSION = 1;

  /**
   * The run as a whole.
   *
   * @param schemaVersion {@link #SCHEMA_VERSION} of the writer
   * @param partial whether the run was cut short
   * @param options what was asked for (of the first process, if merged)
   * @param processes how many processes this result comes from
   * @param clients how many clients they emulated together
   * @param startedAtEpochMillis when the (first) process began
   * @param javaVersion of the emulator
   * @param warmUpEnd why the warm-up ended when it did
   */
  public record Header(
      int schemaVersion,
      boolean partial,
      EmulatorOptions options,
      int processes,
      int clients,
      long startedAtEpochMillis,
      String javaVersion,
      WarmUpEnd warmUpEnd) {

    /** Warm-ups had a fixed length before they could go on until steady. */
    public Header {
      warmUpEnd = warmUpEnd == null ? WarmUpEnd.FIXED : warmUpEnd;
    }

    Header plus(Header other) {
      return new Header(
          schemaVersion,
          partial || other.partial,
          options,
          processes + other.processes,
          clients + other.clients,
          Math.min(startedAtEpochMillis, other.startedAtEpochMillis),
          javaVersion,
          warmUpEnd.and(other.warmUpEnd));
    }
  }

  /** This result and that of a process that ran side by side: histograms merged, counts added. */
  public EmulatorResult merge(EmulatorResult other) {
    Map<Phase, PhaseResult> merged = new EnumMap<>(Phase.class);
    merged.putAll(phases);
    other.phases.forEach((phase, result) -> merged.merge(phase, result, PhaseResult::merge));
    Map<Long, SecondSample> bySecond = new TreeMap<>();
    for (List<SecondSample> samples : List.of(seconds, other.seconds)) {
      samples.forEach(
          sample -> bySecond.merge(sample.counts().epochSecond(), sample, SecondSample::merge));
    }
    return new EmulatorResult(
        header.plus(other.header), merged, new ArrayList<>(bySecond.values()));
  }
}
