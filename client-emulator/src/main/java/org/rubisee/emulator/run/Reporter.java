package org.rubisee.emulator.run;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Map;
import java.util.function.IntSupplier;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.client.ProcessCpu;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.PhaseClocks;
import org.rubisee.emulator.record.RecordedSecond;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.Progress;
import org.rubisee.measurement.WarmUpEnd;

/** Writes what was measured: a line each second, everything every few seconds and at the end. */
final class Reporter {

  private static final int SECONDS_BETWEEN_CHECKPOINTS = 5;
  private static final double NANOS_PER_SECOND = 1e9;

  private final EmulatorOptions options;
  private final WallClock clock;
  private final Measurements measurements;
  private final MeasurementWriter writer;
  private final Map<Interaction, Double> stationaryShares;
  private final PrintStream progress;
  private final IntSupplier clients;
  private final PhaseClocks clocks = new PhaseClocks();
  private final long startedAtEpochMillis;
  private long lastCpuNanos = ProcessCpu.nanos();
  private long lastNanos = System.nanoTime();
  private final SteadyState steadyState;
  private WarmUpEnd warmUpEnd = WarmUpEnd.FIXED;
  private double endSeconds;
  private long seconds;

  /**
   * Nothing was measured yet.
   *
   * @param clock the time of day that results follow
   * @param clients how many there are at the moment
   */
  Reporter(
      EmulatorOptions options,
      WallClock clock,
      Measurements measurements,
      MeasurementWriter writer,
      PrintStream progress,
      IntSupplier clients) {
    this.clients = clients;
    this.options = options;
    this.clock = clock;
    startedAtEpochMillis = clock.millis();
    this.measurements = measurements;
    this.writer = writer;
    this.progress = progress;
    stationaryShares = options.workload().stationaryShares();
    steadyState = new SteadyState(options.phases().warmUpSeconds());
    endSeconds = options.phases().totalSeconds();
  }

  /** What was seen of the warm-up. */
  SteadyState steadyState() {
    return steadyState;
  }

  /**
   * The warm-up is over.
   *
   * @param why what is kept of it
   * @param newEndSeconds when the run will end, seconds since it began
   */
  void warmedUp(WarmUpEnd why, double newEndSeconds) {
    warmUpEnd = why;
    endSeconds = newEndSeconds;
  }

  /** A phase begins. */
  void enter(Phase phase) {
    if (phase != measurements.phase()) {
      reach();
      measurements.enter(phase);
    }
    if (!clocks.entered(phase)) {
      clocks.enter(phase, System.nanoTime(), ProcessCpu.nanos());
    }
  }

  private void reach() {
    clocks.reach(measurements.phase(), System.nanoTime(), ProcessCpu.nanos());
  }

  /** A second of the wall clock is over. */
  void second(double elapsedSeconds) throws IOException {
    long cpuNanos = ProcessCpu.nanos();
    long now = System.nanoTime();
    RecordedSecond sample =
        measurements.endSecond(
            clock.millis() / 1000,
            clients.getAsInt(),
            (cpuNanos - lastCpuNanos) / NANOS_PER_SECOND);
    writer.append(sample.counts(), sample.response());
    if (sample.counts().phase() == Phase.WARM_UP) {
      steadyState.second(sample.counts().answered(), sample.response().millisAt(50));
    }
    progress.println(progress(sample, elapsedSeconds, (now - lastNanos) / NANOS_PER_SECOND));
    lastCpuNanos = cpuNanos;
    lastNanos = now;
    seconds++;
    if (seconds % SECONDS_BETWEEN_CHECKPOINTS == 0) {
      checkpoint(true);
    }
  }

  private String progress(RecordedSecond sample, double elapsedSeconds, double length) {
    return new Progress(
            sample.counts().phase().label(),
            rounded(elapsedSeconds),
            rounded(Math.max(0, endSeconds - elapsedSeconds)),
            sample.counts().clients(),
            rounded(sample.counts().interactions() / length),
            sample.response().millisAt(95),
            measurements.failures())
        .toJson();
  }

  private static double rounded(double value) {
    return Math.round(value * 100) / 100.0;
  }

  /**
   * The run ends here.
   *
   * @param complete whether it came to its end
   */
  void end(boolean complete) throws IOException {
    measurements.end();
    checkpoint(!complete);
  }

  /**
   * Writes all that was measured so far.
   *
   * @param partial whether the run is not over
   */
  void checkpoint(boolean partial) throws IOException {
    reach();
    Measurement.Header header =
        new Measurement.Header(
            partial,
            options.asMap(),
            1,
            options.clients().count(),
            startedAtEpochMillis,
            System.getProperty("java.version"),
            warmUpEnd,
            stationaryShares);
    writer.checkpoint(header, measurements.snapshot(clocks));
  }
}
