package org.rubisee.bench.stats.variance;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * A mean square of an analysis of variance.
 *
 * @param value sum of squares over degrees of freedom
 * @param degrees degrees of freedom; with 0 it does not exist
 */
record MeanSquare(double value, int degrees) {
  private static final double TAIL = 0.025;

  static MeanSquare of(double squares, int degrees) {
    return new MeanSquare(degrees > 0 ? squares / degrees : Double.NaN, degrees);
  }

  /** How far the expectation may lie below the value, relative to it, at 97.5 %. */
  double below() {
    return 1 - degrees / ChiSquaredDistribution.of(degrees).inverseCumulativeProbability(1 - TAIL);
  }

  /** How far the expectation may lie above the value, relative to it, at 97.5 %. */
  double above() {
    return degrees / ChiSquaredDistribution.of(degrees).inverseCumulativeProbability(TAIL) - 1;
  }
}
