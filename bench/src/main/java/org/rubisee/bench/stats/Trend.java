package org.rubisee.bench.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Whether a series drifts: a straight line through the means of its ten parts.
 *
 * @param relativeDrift growth of the line over the whole series, relative to the mean
 * @param pValue how likely a slope of this size is without any drift; 1 when nothing can be said
 */
public record Trend(double relativeDrift, double pValue) {
  private static final int PARTS = 10;

  /** A drift must exceed this share of the mean to matter. */
  public static final double DRIFT_THAT_MATTERS = 0.1;

  /** And be no accident at this level. */
  public static final double LEVEL = 0.01;

  /** The trend of values at equal distances; nothing can be said of fewer than twenty. */
  public static Trend of(double... series) {
    if (series.length < 2 * PARTS) {
      return new Trend(0, 1);
    }
    double[] parts = new double[PARTS];
    for (int part = 0; part < PARTS; part++) {
      int from = part * series.length / PARTS;
      int to = (part + 1) * series.length / PARTS;
      parts[part] = Moments.of(java.util.Arrays.copyOfRange(series, from, to)).mean();
    }
    return ofParts(parts);
  }

  /** Whether the series is steady enough to be measured. */
  public boolean isSteady() {
    return Math.abs(relativeDrift) <= DRIFT_THAT_MATTERS || pValue > LEVEL;
  }

  private static Trend ofParts(double[] parts) {
    double mean = Moments.of(parts).mean();
    double middle = (parts.length - 1) / 2.0;
    double sxx = 0;
    double sxy = 0;
    for (int i = 0; i < parts.length; i++) {
      sxx += (i - middle) * (i - middle);
      sxy += (i - middle) * (parts[i] - mean);
    }
    double slope = sxy / sxx;
    double residuals = 0;
    for (int i = 0; i < parts.length; i++) {
      double residual = parts[i] - mean - slope * (i - middle);
      residuals += residual * residual;
    }
    double error = Math.sqrt(residuals / (parts.length - 2) / sxx);
    double drift = mean == 0 ? 0 : slope * parts.length / mean;
    return new Trend(drift, pValue(slope, error, parts.length - 2));
  }

  private static double pValue(double slope, double error, int degrees) {
    if (error == 0) {
      return slope == 0 ? 1 : 0;
    }
    return 2 * TDistribution.of(degrees).survivalProbability(Math.abs(slope / error));
  }
}
