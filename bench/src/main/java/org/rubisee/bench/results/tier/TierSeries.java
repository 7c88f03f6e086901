package org.rubisee.bench.results.tier;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.measurement.PhaseSpan;

/**
 * The readings of one tier in the order of time.
 *
 * @param samples the readings
 */
public record TierSeries(List<TierSample> samples) {

  /** Sorts the readings. */
  public TierSeries {
    samples = samples.stream().sorted(Comparator.comparingDouble(TierSample::atSeconds)).toList();
  }

  /** Whether there is nothing to say about this tier. */
  public boolean isEmpty() {
    return samples.size() < 2;
  }

  /** CPU seconds spent within a phase, interpolated between readings at its borders. */
  public double cpuSecondsIn(PhaseSpan phase) {
    return grownIn(phase, TierSample::cpuSeconds);
  }

  /** CPU seconds in user mode spent within a phase. */
  public double cpuUserSecondsIn(PhaseSpan phase) {
    return grownIn(phase, TierSample::cpuUserSeconds);
  }

  /** How much a counter grew within a phase. */
  public double grownIn(PhaseSpan phase, ToDoubleFunction<TierSample> counter) {
    if (isEmpty()) {
      return 0;
    }
    CounterSeries series =
        new CounterSeries(
            samples.stream()
                .map(s -> new CounterSeries.Reading(s.atSeconds(), counter.applyAsDouble(s)))
                .toList());
    return series.at(phase.toSecond()) - series.at(phase.fromSecond());
  }

  /**
   * How much one of the further counters grew per second of a phase; NaN when it was not read often
   * enough.
   */
  public double perSecondIn(PhaseSpan phase, String counter) {
    return new CounterSeries(
            samples.stream()
                .filter(sample -> sample.counters().containsKey(counter))
                .map(
                    sample ->
                        new CounterSeries.Reading(
                            sample.atSeconds(), sample.counters().get(counter)))
                .toList())
        .perSecondIn(phase);
  }

  /**
   * The share of the processor time that its machine wanted and the host gave to others in a phase:
   * stolen over busy plus stolen, 0 to 1. An idle machine cannot be stolen from, so idle time does
   * not count. NaN when that was not read.
   */
  public double stolenShareIn(PhaseSpan phase) {
    double stolen = perSecondIn(phase, "stolenMillis");
    double wanted = perSecondIn(phase, "busyMillis") + stolen;
    return wanted == 0 ? 0 : stolen / wanted;
  }

  /** The mean of a level, for example {@code threadsBusy}, in a phase; NaN when it was not read. */
  public double meanLevelIn(PhaseSpan phase, String level) {
    return samples.stream()
        .filter(sample -> phase.contains(sample.atSeconds()))
        .filter(sample -> sample.counters().containsKey(level))
        .mapToDouble(sample -> sample.counters().get(level))
        .average()
        .orElse(Double.NaN);
  }

  /** The most main memory in use within a phase, bytes. */
  public long peakResidentBytes(PhaseSpan phase) {
    return samples.stream()
        .filter(s -> s.atSeconds() >= phase.fromSecond() && s.atSeconds() <= phase.toSecond())
        .mapToLong(TierSample::residentBytes)
        .max()
        .orElse(0);
  }
}
