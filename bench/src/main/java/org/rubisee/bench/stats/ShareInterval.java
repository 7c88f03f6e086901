package org.rubisee.bench.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;
import org.rubisee.settings.Text;

/**
 * The interval of Clopper and Pearson for a share that was found by counting. It contains the true
 * share with a probability of at least 95 %.
 *
 * @param lower from 0
 * @param upper up to 1
 */
public record ShareInterval(double lower, double upper) {
  private static final double TAIL = 0.025;

  /**
   * The interval of a share.
   *
   * @param hits how many tries were hits, from 0
   * @param tries how many there were, from 1
   * @throws IllegalArgumentException if there was no try, or there were more hits than tries
   */
  public static ShareInterval of(long hits, long tries) {
    if (tries < 1 || hits < 0 || hits > tries) {
      throw new IllegalArgumentException(
          Text.of(
              "A share needs at least 1 try and no more hits than tries, not %d of %d",
              hits, tries));
    }
    return new ShareInterval(
        hits == 0
            ? 0
            : BetaDistribution.of(hits, tries - hits + 1).inverseCumulativeProbability(TAIL),
        hits == tries
            ? 1
            : BetaDistribution.of(hits + 1, tries - hits).inverseCumulativeProbability(1 - TAIL));
  }
}
