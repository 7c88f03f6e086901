package org.rubisee.bench.results.gate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.application.Application;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.settings.Text;

/**
 * The times within which an application wants nine in ten requests of each interaction answered,
 * images included. A request without a page counts as infinite. Papers measure on past such limits,
 * so they are a warning: what was measured counts.
 *
 * @param application whose description has the limits, or none
 * @param thinks whether customers think, as those do for whom the limits are made
 */
public record ResponseLimits(Application application, boolean thinks) {

  /** Of fewer requests not even one lies beyond the 90th percentile. */
  static final int LEAST_REQUESTS = 10;

  private static final double PERCENTILE = 90;
  private static final double MILLIS_PER_SECOND = 1000;

  /**
   * Judges one or several phases of equal load.
   *
   * @return one verdict, or none if the application has no limits
   */
  public List<GateVerdict> verdicts(List<PhaseResult> phases) {
    Map<Interaction, Double> limits = application.responseLimits();
    if (limits.isEmpty()) {
      return List.of();
    }
    return List.of(
        thinks
            ? verdict(limits, phases)
            : new GateVerdict(
                Gate.RESPONSE_LIMITS,
                Level.NOT_JUDGED,
                "clients do not think",
                "with think time",
                ""));
  }

  private static GateVerdict verdict(Map<Interaction, Double> limits, List<PhaseResult> phases) {
    List<String> beyond = new ArrayList<>();
    int judged = 0;
    for (Map.Entry<Interaction, Double> limit : new TreeMap<>(limits).entrySet()) {
      LatencyHistogram all = ofAll(limit.getKey(), phases);
      if (all.count() + all.unanswered() >= LEAST_REQUESTS) {
        judged++;
        double seconds = all.millisAt(PERCENTILE) / MILLIS_PER_SECOND;
        if (!(seconds <= limit.getValue())) {
          beyond.add(
              limit.getKey().label()
                  + (Double.isInfinite(seconds) ? " without a page" : Text.of(" %.2f s", seconds))
                  + " of "
                  + text(limit.getValue()));
        }
      }
    }
    return GateVerdict.of(
        Gate.RESPONSE_LIMITS,
        judged > 0 && beyond.isEmpty() ? Level.PASS : Level.WARN,
        beyond.isEmpty()
            ? Text.of("%d of %d interactions judged, none beyond its limit", judged, limits.size())
            : String.join(", ", beyond),
        Stream.of(Comparator.<Double>naturalOrder(), Comparator.<Double>reverseOrder())
            .map(order -> text(limits.values().stream().min(order).orElseThrow()))
            .distinct()
            .collect(Collectors.joining(" to ")),
        judged == 0
            ? "No interaction has the 10 requests that a 90th percentile needs: measure longer."
            : "More clients came than the site answers in time. The throughput counts, but not as"
                + " what the site carries within these limits.");
  }

  private static LatencyHistogram ofAll(Interaction interaction, List<PhaseResult> phases) {
    return LatencyHistogram.merged(
        phases.stream()
            .flatMap(phase -> Stream.ofNullable(phase.interactions().get(interaction)))
            .map(ResponseLimits::ofAll)
            .toList());
  }

  private static LatencyHistogram ofAll(InteractionResult result) {
    return result
        .withImages()
        .withUnanswered(result.outcomes().refused() + result.outcomes().failures());
  }

  private static String text(double seconds) {
    return seconds == Math.rint(seconds) ? Text.of("%.0f s", seconds) : Text.of("%s s", seconds);
  }
}
