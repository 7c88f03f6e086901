package org.rubisee.bench.results;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

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
    return isEmpty() ? 0 : at(phase.toSecond(), counter) - at(phase.fromSecond(), counter);
  }

  /** The most main memory in use within a phase, bytes. */
  public long peakResidentBytes(PhaseSpan phase) {
    return samples.stream()
        .filter(s -> s.atSeconds() >= phase.fromSecond() && s.atSeconds() <= phase.toSecond())
        .mapToLong(TierSample::residentBytes)
        .max()
        .orElse(0);
  }

  private double at(double second, ToDoubleFunction<TierSample> counter) {
    TierSample before = samples.get(0);
    for (TierSample sample : samples) {
      if (sample.atSeconds() >= second) {
        return between(before, sample, second, counter);
      }
      before = sample;
    }
    return counter.applyAsDouble(before);
  }

  private static double between(
      TierSample before, TierSample after, double second, ToDoubleFunction<TierSample> counter) {
    double span = after.atSeconds() - before.atSeconds();
    double part = span <= 0 ? 0 : Math.max(0, (second - before.atSeconds()) / span);
    double from = counter.applyAsDouble(before);
    return from + part * (counter.applyAsDouble(after) - from);
  }
}
