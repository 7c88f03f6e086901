package org.rubisee.bench.fault;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.model.Interaction;

/**
 * The peak of a site: the greatest throughput of dynamic pages at a load of which hardly any
 * request is refused.
 *
 * @param configuration the site
 * @param clients the least number of clients whose throughput is within 5 % of the greatest
 * @param steps the loads that were tried, in their order
 */
public record Peak(String configuration, int clients, List<Step> steps) {

  private static final double PLATEAU_SHARE = 0.95;

  /**
   * A load that was tried.
   *
   * @param clients how many
   * @param pagesPerSecond dynamic pages per second
   * @param refusedShare share of refused requests for dynamic pages, 0 to 1
   * @param meanMillis mean time of the pages
   * @param pageMillis mean time of each page that came
   */
  public record Step(
      int clients,
      double pagesPerSecond,
      double refusedShare,
      double meanMillis,
      Map<Interaction, Double> pageMillis) {

    /** The throughput that counts: none if the site has no room for all clients. */
    double countedRate() {
      return refusedShare < Gates.REFUSALS_LIMIT ? pagesPerSecond : 0;
    }
  }

  /**
   * How much work each page is: its mean time at the lightest load that was tried, where requests
   * hardly wait for each other. Pages that did not come there are like the mean.
   */
  ToDoubleFunction<Interaction> work() {
    Step lightest = steps.stream().min(Comparator.comparingInt(Step::clients)).orElseThrow();
    return page -> lightest.pageMillis().getOrDefault(page, lightest.meanMillis());
  }

  /** The peak of what was tried; empty if the site has no room for the least load. */
  static Optional<Peak> of(String configuration, List<Step> steps) {
    double highest = steps.stream().mapToDouble(Step::countedRate).max().orElse(0);
    return steps.stream()
        .filter(step -> highest > 0 && step.countedRate() >= PLATEAU_SHARE * highest)
        .min(Comparator.comparingInt(Step::clients))
        .map(step -> new Peak(configuration, step.clients(), List.copyOf(steps)));
  }
}
