package org.rubisee.bench.fault.peak;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rubisee.bench.results.gate.Gates;

/**
 * The peak of a site: the throughput of dynamic pages that it sustains with more clients than it
 * has room for without waiting.
 *
 * <p>Its clients are a tenth more than those of the saturation point. That is where the line of the
 * lightest load, on which throughput is in proportion to clients, meets the sustained throughput:
 * up to there clients hardly wait for each other, beyond it more clients get nothing but longer
 * waits. It depends on two throughputs only. The first load whose throughput is nearly the greatest
 * would depend on each of the loads around it, and other programs of the machine move these. The
 * greatest throughput of the steps would be too great: it is the luckiest one of several short
 * steps, and of sessions that have just begun.
 *
 * @param configuration the site
 * @param clients of the peak
 * @param steps the loads that were tried for a short time, in their order
 * @param sustained the load that was tried for longer, with the clients of the steps' peak; its
 *     answered pages count even if the site refused some
 */
public record Peak(String configuration, int clients, List<Step> steps, Step sustained) {

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
    public double countedRate() {
      return refusedShare < Gates.REFUSALS_LIMIT ? pagesPerSecond : 0;
    }
  }

  /** The clients of the saturation point, below which throughput is in proportion to clients. */
  public int saturationClients() {
    return (int) Math.round(saturation(steps, pagesPerSecond()).orElseThrow());
  }

  /** The throughput that the site sustains, dynamic pages per second. */
  public double pagesPerSecond() {
    return sustained.pagesPerSecond();
  }

  /**
   * A peak.
   *
   * @param steps at least one of them counts
   */
  public static Peak of(String configuration, List<Step> steps, Step sustained) {
    double saturation = saturation(steps, sustained.pagesPerSecond()).orElseThrow();
    return new Peak(configuration, clients(saturation), List.copyOf(steps), sustained);
  }

  /**
   * The clients of the peak if the site sustained the greatest throughput of its steps; empty if it
   * has no room for the least load.
   */
  static OptionalInt clientsOf(List<Step> steps) {
    double highest = steps.stream().mapToDouble(Step::countedRate).max().orElse(0);
    return saturation(steps, highest).stream().mapToInt(Peak::clients).findFirst();
  }

  private static int clients(double saturation) {
    return (int) Math.round(OF_SATURATION_POINT * saturation);
  }

  private static Optional<Double> saturation(List<Step> steps, double throughput) {
    return steps.stream()
        .filter(step -> step.countedRate() > 0)
        .min(Comparator.comparingInt(Step::clients))
        .map(lightest -> throughput * lightest.clients() / lightest.countedRate());
  }
}
