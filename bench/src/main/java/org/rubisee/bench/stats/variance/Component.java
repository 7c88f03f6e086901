package org.rubisee.bench.stats.variance;

import java.util.Arrays;

/**
 * A component of variance, as a standard deviation of logarithms: 0.05 is about 5 %.
 *
 * @param level what varies
 * @param deviation the estimate; 0 where the moments gave a negative variance; NaN if the run does
 *     not have the level twice
 * @param low lower end of the 95 % interval
 * @param high upper end; infinite if nothing is known
 */
public record Component(Level level, double deviation, double low, double high) {

  /** What varies. */
  public enum Level {
    /** Starts of all servers, the same for all sites: the machine's state of the day. */
    INVOCATION,
    /** One site's starts against the others': what a ratio takes from JIT decisions. */
    SITE_IN_INVOCATION,
    /** Rounds of one start, the same for all sites: other work on the machine. */
    ROUND,
    /** Blocks of one round. */
    BLOCK
  }

  /** A mean square with its factor in the sum that estimates a variance. */
  record Term(double factor, MeanSquare square) {}

  /**
   * The root of a sum of mean squares, with the modified large-sample interval (Burdick and
   * Graybill, Confidence Intervals on Variance Components, 1992).
   */
  static Component of(Level level, Term... terms) {
    if (Arrays.stream(terms).anyMatch(term -> term.square().degrees() < 1)) {
      return new Component(level, Double.NaN, 0, Double.POSITIVE_INFINITY);
    }
    double variance = 0;
    double below = 0;
    double above = 0;
    for (Term term : terms) {
      double part = term.factor() * term.square().value();
      boolean isAdded = term.factor() > 0;
      variance += part;
      below += Math.pow(part * (isAdded ? term.square().below() : term.square().above()), 2);
      above += Math.pow(part * (isAdded ? term.square().above() : term.square().below()), 2);
    }
    return new Component(
        level,
        root(variance),
        root(variance - Math.sqrt(below)),
        root(variance + Math.sqrt(above)));
  }

  /** Whether the run has the level at least twice. */
  public boolean isKnown() {
    return !Double.isNaN(deviation);
  }

  private static double root(double variance) {
    return Math.sqrt(Math.max(0, variance));
  }
}
