package org.rubisee.bench.soak;

import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.fault.FaultPlanner;
import org.rubisee.bench.fault.peak.PeakSearch;

/**
 * Which sites are soaked, and how.
 *
 * @param load the sites, what their customers do, and for how long; its clients are those of the
 *     saturation point
 * @param shareOfPeak the share of the peak's throughput, above 0, at most 1
 */
public record SoakPlan(FaultPlan load, double shareOfPeak) {

  /** In less time, the collections that the bench asks for leave too few requests between them. */
  private static final double LEAST_MEASURED_SECONDS = 240;

  private static final double SECONDS_TO_START = 30;
  private static final double SECONDS_PER_MINUTE = 60;

  /** Plans what the file and the wish say. */
  public static SoakPlan of(
      ExperimentDefinition definition, FaultPlanner.Wish wish, Checkout checkout) {
    return new SoakPlan(
        FaultPlanner.withoutFaults(
            definition, definition.soak().clients(), LEAST_MEASURED_SECONDS, wish, checkout),
        definition.soak().shareOfPeak());
  }

  /**
   * The clients of a soak. Below the saturation point throughput is in proportion to clients, so
   * the share of its clients gets the share of the peak's throughput. The same share of the peak's
   * own clients, who are more, would be close to saturation, where a little more work makes pages
   * wait for much longer.
   */
  int clients(int saturationClients) {
    return (int) Math.max(1, Math.round(shareOfPeak * saturationClients));
  }

  /** It in words, and how long it takes. */
  public String inWords() {
    double each = load.phases().totalSeconds() + SECONDS_TO_START;
    if (load.clients().isEmpty()) {
      each += PeakSearch.seconds(load.phases()) + SECONDS_TO_START;
    }
    StringBuilder text = new StringBuilder();
    load.configurations().forEach(one -> text.append("  %s%n".formatted(one.name())));
    return text.append(
            "%d sites, each %.0f minutes with %s, about %.0f minutes in all"
                .formatted(
                    load.configurations().size(),
                    load.phases().measureSeconds() / SECONDS_PER_MINUTE,
                    load.clients().isPresent()
                        ? clients(load.clients().getAsInt()) + " clients"
                        : "%.0f %% of the load of its peak, which is searched for first"
                            .formatted(100 * shareOfPeak),
                    Math.ceil(load.configurations().size() * each / SECONDS_PER_MINUTE)))
        .toString();
  }
}
