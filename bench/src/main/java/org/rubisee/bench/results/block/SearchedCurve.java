package org.rubisee.bench.results.block;

import java.util.List;

/**
 * What the search for the peak of a site in a mix found: the points of its curve. Stored with the
 * plan, so that all invocations of a run measure the same points.
 *
 * @param site the name of the configuration
 * @param mix the mix
 * @param clients the points, ascending: the steps of the search, then those that complete the curve
 *     below the knee and beyond the peak
 * @param peak the clients of the step with the highest throughput
 * @param knee the clients where the asymptotes of the steps meet, at most those of the peak
 */
public record SearchedCurve(String site, String mix, List<Integer> clients, int peak, int knee) {

  /** Sorts the points. */
  public SearchedCurve {
    clients = clients.stream().sorted().distinct().toList();
    if (clients.isEmpty() || clients.get(0) < 1) {
      throw new IllegalArgumentException(
          "A searched curve has points of at least 1 client, not " + clients);
    }
  }

  /** Whether it is that of a site in a mix. */
  public boolean isOf(String otherSite, String otherMix) {
    return site.equals(otherSite) && mix.equals(otherMix);
  }
}
