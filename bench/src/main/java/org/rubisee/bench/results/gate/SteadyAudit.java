package org.rubisee.bench.results.gate;

import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.Drift;
import org.rubisee.measurement.Drift.State;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.WarmUpEnd;

/**
 * Whether a trial's measured phase was steady: the later half against the earlier one.
 *
 * @param throughput drift of the answered interactions per second
 * @param median drift of the median response time
 * @param seconds how many whole seconds were tested
 * @param cutShortAfterSeconds length of a warm-up that ended at its limit; 0 if it did not
 */
public record SteadyAudit(
    Drift throughput, Drift median, int seconds, double cutShortAfterSeconds) {
  /** A drift up to this share does not matter. */
  public static final double MARGIN = 0.1;

  /** Tests the whole seconds of a trial's measured phase. */
  public static SteadyAudit of(Trial trial) {
    double[] throughput = series(trial, second -> second.counts().answered());
    boolean isCutShort = trial.measurement().header().warmUpEnd() == WarmUpEnd.NOT_STEADY;
    return new SteadyAudit(
        Drift.of(MARGIN, throughput),
        Drift.of(MARGIN, series(trial, second -> second.response().p50Millis())),
        throughput.length,
        isCutShort ? trial.warmUpSeconds() : 0);
  }

  /** Passes only what is shown to be steady. */
  public GateVerdict verdict() {
    boolean isSteady = throughput.state() == State.STEADY && median.state() == State.STEADY;
    boolean isPassed = isSteady && cutShortAfterSeconds == 0;
    return new GateVerdict(
        Gate.STEADY,
        isPassed ? Level.PASS : Level.WARN,
        measured(),
        text("shown to change by under %.0f %%", 100 * MARGIN),
        isPassed ? "" : advice(isSteady));
  }

  private String measured() {
    if (Double.isInfinite(throughput.high()) && Double.isInfinite(median.high())) {
      return text("%d s: too short to tell", seconds);
    }
    return text(
        "throughput %s, median response %s%s",
        change(throughput),
        change(median),
        cutShortAfterSeconds > 0 ? "; warm-up ended at its limit without being steady" : "");
  }

  private String advice(boolean isSteady) {
    if (throughput.state() == State.DRIFTING || median.state() == State.DRIFTING) {
      return "NOT STEADY: the system was still changing while it was measured. Warm up longer.";
    }
    if (!isSteady) {
      return "CANNOT TELL: the measured phase is too short or too noisy to show a steady state."
          + " Measure longer.";
    }
    return "NOT STEADY: the system was still changing when the warm-up ended at its limit of"
        + text(" %.0f s. Allow it more.", cutShortAfterSeconds);
  }

  private static String change(Drift drift) {
    return Double.isInfinite(drift.high())
        ? "cannot be told"
        : text(
            "%+.0f %% (%+.0f to %+.0f)",
            100 * (drift.ratio() - 1), 100 * (drift.low() - 1), 100 * (drift.high() - 1));
  }

  private static double[] series(Trial trial, ToDoubleFunction<SecondSample> value) {
    PhaseSpan measured = trial.measured();
    return trial.seconds().stream()
        .filter(second -> trial.beginOf(second) >= measured.fromSecond())
        .filter(second -> trial.beginOf(second) + 1 <= measured.toSecond())
        .mapToDouble(value)
        .toArray();
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
