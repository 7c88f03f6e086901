package org.rubisee.bench.fault;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.gate.Gates;

/**
 * The peak of a site: the greatest throughput of dynamic pages at a load of which hardly any
 * request is refused.
 *
 * <p>Its clients are a tenth more than those of the saturation point. That is where the line of the
 * lightest load, on which throughput is in proportion to clients, meets the greatest throughput: up
 * to there clients hardly wait for each other, beyond it more clients get nothing but longer waits.
 * It depends on two throughputs only. The first load whose throughput is nearly the greatest would
 * depend on each of the loads around it, and other programs of the machine move these.
 *
 * @param configuration the site
 * @param clients of the peak
 * @param steps the loads that were tried, in their order
 */
public record Peak(String configuration, int clients, List<Step> steps) {

  private static final double OF_SATURATION_POINT = 1.1;

  /**
   * A load that was tried.
   *
   * @param clients how many
   * @param pagesPerSecond dynamic pages per second
   * @param refusedShare share of refused requests for dynamic pages, 0 to 1
   * @param meanMillis mean time of the pages
   */
  public record Step(int clients, double pagesPerSecond, double refusedShare, double meanMillis) {

    /** The throughput that counts: none if the site has no room for all clients. */
    double countedRate() {
      return refusedShare < Gates.REFUSALS_LIMIT ? pagesPerSecond : 0;
    }
  }

  /** The clients of the saturation point, below which throughput is in proportion to clients. */
  public int saturationClients() {
    return (int) Math.round(saturation(steps).orElseThrow());
  }

  /** The greatest throughput of a load that counts, dynamic pages per second. */
  double pagesPerSecond() {
    return highestRate(steps);
  }

  /** The peak of what was tried; empty if the site has no room for the least load. */
  static Optional<Peak> of(String configuration, List<Step> steps) {
    return saturation(steps)
        .map(clients -> (int) Math.round(OF_SATURATION_POINT * clients))
        .map(clients -> new Peak(configuration, clients, List.copyOf(steps)));
  }

  private static Optional<Double> saturation(List<Step> steps) {
    return steps.stream()
        .filter(step -> step.countedRate() > 0)
        .min(Comparator.comparingInt(Step::clients))
        .map(lightest -> highestRate(steps) * lightest.clients() / lightest.countedRate());
  }

  private static double highestRate(List<Step> steps) {
    return steps.stream().mapToDouble(Step::countedRate).max().orElse(0);
  }
}
