package org.rubisee.bench.report.model;

import java.util.Optional;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.results.Configuration;

/**
 * A configuration against one that others are compared with, for example servlets-only.
 *
 * @param title its title
 * @param baseTitle that of the base
 * @param peaks highest throughputs, a bound where one keeps up with its clients; nothing where both
 *     do
 * @param cpu CPU per interaction, at the load of comparison or the nearest to it
 */
public record AgainstBase(
    String title, String baseTitle, Optional<Contrast> peaks, Optional<Contrast> cpu) {
  /** Before a ratio that is a lower bound: the configuration did not meet its limit. */
  public static final String AT_LEAST = "at least";

  /** Before a ratio that is an upper bound: the base did not meet its limit. */
  public static final String AT_MOST = "at most";

  /** Compares two configurations, as far as their points allow. */
  public static AgainstBase of(
      ReportModel model, Configuration base, Configuration configuration, String mix) {
    return new AgainstBase(
        configuration.title(),
        base.title(),
        peaks(model, model.peak(base, mix), model.peak(configuration, mix)),
        cpu(model.cost(base, mix), model.cost(configuration, mix)));
  }

  private static Optional<Contrast> peaks(
      ReportModel model, Optional<HighestThroughput> base, Optional<HighestThroughput> peak) {
    return base.filter(b -> peak.isPresent())
        .filter(b -> !(model.keepsUp(b) && model.keepsUp(peak.get())))
        .filter(b -> Contrast.isPossible(b) && Contrast.isPossible(peak.get()))
        .map(b -> limits(model, b, peak.get()));
  }

  private static Contrast limits(
      ReportModel model, HighestThroughput base, HighestThroughput peak) {
    Contrast contrast = Contrast.ofPeaks(base, peak);
    if (model.keepsUp(peak)) {
      return contrast.without(AT_LEAST);
    }
    return model.keepsUp(base) ? contrast.without(AT_MOST) : contrast;
  }

  private static Optional<Contrast> cpu(Optional<LoadPoint> base, Optional<LoadPoint> point) {
    return base.filter(b -> point.isPresent())
        .filter(b -> Contrast.isPossible(b) && Contrast.isPossible(point.get()))
        .map(b -> Contrast.of(Metric.CPU, b, point.get()));
  }
}
