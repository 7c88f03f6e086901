package org.rubisee.bench.results.gate;

import java.util.function.ToDoubleFunction;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.Drift;
import org.rubisee.measurement.Drift.State;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.WarmUpEnd;
import org.rubisee.settings.Text;

/**
 * Whether a trial's measured phase was steady: the later half against the earlier one. A series
 * that falls exponentially with a time constant of up to {@link Drift#SLOWEST_SECONDS} passes in
 * under 5 % of the cases while it is more than 10 % above its end. A phase that is shorter than
 * that constant can be judged only after a warm-up that ended when the system was steady.
 *
 * @param throughput drift of the answered interactions per second
 * @param median drift of the median response time
 * @param seconds how many whole seconds were tested
 * @param warmUp why it ended
 * @param warmUpSeconds how long it lasted
 */
public record SteadyAudit(
    Drift throughput, Drift median, int seconds, WarmUpEnd warmUp, double warmUpSeconds) {
  /** A change up to this share between the halves does not matter. */
  public static final double MARGIN = 0.05;

  /** Tests the whole seconds of a trial's measured phase. */
  public static SteadyAudit of(Trial trial) {
    return of(
        series(trial, second -> second.counts().answered()),
        series(trial, second -> second.response().p50Millis()),
        trial.measurement().header().warmUpEnd(),
        trial.warmUpSeconds());
  }

  /** Tests two series of the same seconds. */
  static SteadyAudit of(
      double[] throughput, double[] medianMillis, WarmUpEnd warmUp, double warmUpSeconds) {
    return new SteadyAudit(
        Drift.of(MARGIN, throughput),
        Drift.of(MARGIN, medianMillis),
        throughput.length,
        warmUp,
        warmUpSeconds);
  }

  /** Passes only what is shown to be steady. */
  public GateVerdict verdict() {
    boolean isSteady =
        isLongEnough() && throughput.state() == State.STEADY && median.state() == State.STEADY;
    boolean isPassed = isSteady && warmUp != WarmUpEnd.NOT_STEADY;
    return new GateVerdict(
        Gate.STEADY,
        isPassed ? Level.PASS : Level.WARN,
        measured(),
        Text.of("shown to change by under %.0f %%", 100 * MARGIN),
        isPassed ? "" : advice(isSteady));
  }

  private String measured() {
    boolean isUnknown = Double.isInfinite(throughput.high()) && Double.isInfinite(median.high());
    if (isUnknown || !isLongEnough() && !isDrifting()) {
      return Text.of("%d s: too short to tell", seconds);
    }
    return Text.of(
        "throughput %s, median response %s%s",
        change(throughput),
        change(median),
        warmUp == WarmUpEnd.NOT_STEADY ? "; warm-up ended at its limit without being steady" : "");
  }

  /** The measured phase may lose a second at either end, since only whole ones are counted. */
  private boolean isLongEnough() {
    return warmUp == WarmUpEnd.STEADY || seconds >= Drift.SLOWEST_SECONDS - 2;
  }

  private boolean isDrifting() {
    return throughput.state() == State.DRIFTING || median.state() == State.DRIFTING;
  }

  private String advice(boolean isSteady) {
    if (isDrifting()) {
      return "NOT STEADY: the system was still changing while it was measured. Warm up longer.";
    }
    if (!isSteady) {
      return "CANNOT TELL: the measured phase is too short or too noisy to show a steady state."
          + " Measure longer.";
    }
    return "NOT STEADY: the system was still changing when the warm-up ended at its limit of"
        + Text.of(" %.0f s. Allow it more.", warmUpSeconds);
  }

  /** A drift in words, with its interval. */
  public static String change(Drift drift) {
    return Double.isInfinite(drift.high())
        ? "cannot be told"
        : Text.of(
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
}
