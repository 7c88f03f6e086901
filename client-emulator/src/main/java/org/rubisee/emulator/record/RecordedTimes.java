package org.rubisee.emulator.record;

import org.HdrHistogram.Histogram;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcomes;

/**
 * Times of one interaction while they are recorded, in microseconds; see {@link InteractionResult}.
 * Refused and failed ones are not in here: they are counted as outcomes.
 */
record RecordedTimes(Histogram response, Histogram service, Histogram withImages) {

  /** Without any recorded time. */
  static RecordedTimes empty() {
    return new RecordedTimes(newHistogram(), newHistogram(), newHistogram());
  }

  /** A histogram for microseconds that grows as it must. */
  static Histogram newHistogram() {
    return new Histogram(LatencyHistogram.DIGITS);
  }

  /** What was recorded so far. */
  InteractionResult result(Outcomes outcomes) {
    return new InteractionResult(
        outcomes,
        LatencyHistogram.ofMicros(response),
        LatencyHistogram.ofMicros(service),
        LatencyHistogram.ofMicros(withImages));
  }
}
