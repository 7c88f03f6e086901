package org.rubisee.bench.trial;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.settings.Text;

/** A trial in one line. */
final class TrialLine {

  private static final double MILLIS_PER_SECOND = 1000.0;

  private TrialLine() {}

  static String of(JudgedTrial judged) {
    Trial trial = judged.trial();
    String line =
        Text.of(
            "%.1f/s  p95 %.1f ms  failures %d  CPU per interaction: %s",
            trial.throughput(),
            trial.client().response().millisAt(95),
            trial.client().outcomes().failures(),
            cpu(trial));
    return judged.isValid() ? line : line + "  DOES NOT COUNT: " + reasons(judged);
  }

  /** CPU time per answered interaction and tier, milliseconds. */
  private static String cpu(Trial trial) {
    PhaseSpan measured = trial.measured();
    double interactions = Math.max(1, trial.client().answered());
    return Stream.of(Tier.WEB, Tier.APP, Tier.DB)
        .filter(tier -> !trial.series(tier).isEmpty())
        .map(
            tier ->
                Text.of(
                    "%s %.2f ms",
                    tier.label(),
                    trial.series(tier).cpuSecondsIn(measured) * MILLIS_PER_SECOND / interactions))
        .collect(Collectors.joining(", "));
  }

  private static String reasons(JudgedTrial judged) {
    return judged.at(GateVerdict.Level.FAIL).stream()
        .map(
            verdict ->
                verdict.gate().name().toLowerCase(java.util.Locale.ROOT) + " " + verdict.measured())
        .collect(Collectors.joining("; "));
  }
}
