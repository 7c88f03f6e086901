package org.rubisee.emulator.record;

import org.HdrHistogram.Histogram;
import org.rubisee.application.Interaction;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.SecondSample;

/** Adds up what happens in one second. */
final class SecondRecorder {

  private final Histogram response = RecordedTimes.newHistogram();
  private final long[] outcomes = new long[Outcome.values().length];
  private long writes;
  private long embedded;
  private long bytes;
  private long offered;
  private long notOffered;

  /** What a sample needs besides what was recorded. */
  record Frame(long epochSecond, Phase phase, int clients, double cpuSeconds) {}

  void page(Interaction interaction, Outcome outcome, long responseMicros) {
    outcomes[outcome.ordinal()]++;
    writes += interaction.isWrite() ? 1 : 0;
    if (outcome == Outcome.OK || outcome == Outcome.REJECTED) {
      response.recordValue(responseMicros);
    }
  }

  void embedded() {
    embedded++;
  }

  void received(long count) {
    bytes += count;
  }

  void arrived(boolean isOffered) {
    offered += isOffered ? 1 : 0;
    notOffered += isOffered ? 0 : 1;
  }

  RecordedSecond sample(Frame frame) {
    long failed = 0;
    long pages = 0;
    for (Outcome outcome : Outcome.values()) {
      pages += outcomes[outcome.ordinal()];
      failed += outcome.isFailure() ? outcomes[outcome.ordinal()] : 0;
    }
    return new RecordedSecond(
        new SecondSample.Counts(
            frame.epochSecond(),
            frame.phase(),
            frame.clients(),
            outcomes[Outcome.OK.ordinal()],
            outcomes[Outcome.REJECTED.ordinal()],
            outcomes[Outcome.REFUSED.ordinal()],
            failed,
            writes,
            pages,
            embedded,
            bytes,
            frame.cpuSeconds(),
            new ArrivalCounts(offered, notOffered)),
        LatencyHistogram.ofMicros(response));
  }
}
