package org.rubisee.emulator.block;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rubisee.emulator.client.Clock;
import org.rubisee.emulator.client.ProcessCpu;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.PhaseClocks;
import org.rubisee.emulator.record.RecordedSecond;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.block.BlockEvent;

/** Keeps what is measured in a {@link ThinkingStretch}: its second phase, second by second. */
final class ThinkingPhases implements ThinkingStretch.Instants {

  private static final long MILLIS_PER_SECOND = 1000;
  private static final double NANOS_PER_SECOND = 1e9;

  private final Measurements measurements;
  private final MeasurementWriter writer;
  private final Clock clock;
  private final int clients;
  private final Consumer<BlockEvent.Reached> events;
  private final PhaseClocks clocks = new PhaseClocks();
  private long measuredEpochMillis;
  private long beganNanos;
  private long endedNanos;
  private long lastCpuNanos;

  /**
   * For one stretch.
   *
   * @param clients how many think
   * @param events gets the begin and the end of what is measured
   */
  ThinkingPhases(
      Measurements measurements,
      MeasurementWriter writer,
      Clock clock,
      int clients,
      Consumer<BlockEvent.Reached> events) {
    this.measurements = measurements;
    this.writer = writer;
    this.clock = clock;
    this.clients = clients;
    this.events = events;
  }

  @Override
  public void reached(Phase phase, long nanos) {
    long cpuNanos = ProcessCpu.nanos();
    if (phase == Phase.MEASURE) {
      beganNanos = nanos;
      measuredEpochMillis = System.currentTimeMillis();
      clocks.enter(phase, nanos, cpuNanos);
      // What was recorded until now belongs to no second of the measured phase.
      endSecond(cpuNanos);
      events.accept(new BlockEvent.Reached(phase, nanos));
    } else if (phase == Phase.COOL_DOWN) {
      endedNanos = nanos;
      clocks.reach(Phase.MEASURE, nanos, cpuNanos);
      events.accept(new BlockEvent.Reached(phase, nanos));
    }
  }

  @Override
  public void second(long nanos) {
    if (measurements.phase() == Phase.MEASURE) {
      RecordedSecond sample = endSecond(ProcessCpu.nanos());
      try {
        writer.append(sample.counts(), sample.response());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Ends it at this instant of the clock of the computer. */
  private RecordedSecond endSecond(long cpuNanos) {
    double cpuSeconds = (cpuNanos - lastCpuNanos) / NANOS_PER_SECOND;
    lastCpuNanos = cpuNanos;
    long sinceBegin = Math.round((clock.nanoTime() - beganNanos) / NANOS_PER_SECOND);
    return measurements.endSecond(
        measuredEpochMillis / MILLIS_PER_SECOND + sinceBegin, clients, cpuSeconds);
  }

  /** When what is measured began, on the clock of the computer. */
  long measuredEpochMillis() {
    return measuredEpochMillis;
  }

  /** What was measured: one phase. */
  List<PhaseResult> results() {
    return measurements.snapshot(clocks);
  }

  /** The answer to the command. What it counts is what ended in the measured phase. */
  BlockEvent.Done done(String station, String stretch, long lastIssuedNanos, PhaseResult measured) {
    long ended = measured.outcomes().total();
    return new BlockEvent.Done(
        station,
        stretch,
        beganNanos,
        lastIssuedNanos,
        endedNanos,
        measuredEpochMillis,
        ended,
        ended,
        0,
        measured.answered(),
        Map.copyOf(measured.outcomes().counts()),
        measured.writes().total(),
        measured.cpuSeconds());
  }
}
