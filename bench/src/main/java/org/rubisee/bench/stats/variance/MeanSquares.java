package org.rubisee.bench.stats.variance;

import java.util.Arrays;

/**
 * The analysis of variance of a balanced run: sites cross invocations and the rounds within them.
 *
 * @param invocation of the means of invocations
 * @param siteInInvocation of a site's mean in an invocation, less both means
 * @param round of the means of rounds within their invocation
 * @param block of what is left
 */
record MeanSquares(
    MeanSquare invocation, MeanSquare siteInInvocation, MeanSquare round, MeanSquare block) {

  /** Takes logarithms by invocation, round and site. */
  static MeanSquares of(double[][][] logs) {
    int invocations = logs.length;
    int rounds = logs[0].length;
    int sites = logs[0][0].length;
    double[] siteMeans = new double[sites];
    for (double[][] invocation : logs) {
      add(siteMeans, siteMeans(invocation), 1.0 / invocations);
    }
    double all = mean(siteMeans);
    double ofInvocations = 0;
    double ofSites = 0;
    double ofRounds = 0;
    double ofBlocks = 0;
    for (double[][] invocation : logs) {
      double[] own = siteMeans(invocation);
      double ownMean = mean(own);
      ofInvocations += rounds * sites * square(ownMean - all);
      for (int site = 0; site < sites; site++) {
        ofSites += rounds * square(own[site] - siteMeans[site] - ownMean + all);
      }
      for (double[] round : invocation) {
        double roundMean = mean(round);
        ofRounds += sites * square(roundMean - ownMean);
        for (int site = 0; site < sites; site++) {
          ofBlocks += square(round[site] - own[site] - roundMean + ownMean);
        }
      }
    }
    int within = invocations * (rounds - 1);
    return new MeanSquares(
        MeanSquare.of(ofInvocations, invocations - 1),
        MeanSquare.of(ofSites, (invocations - 1) * (sites - 1)),
        MeanSquare.of(ofRounds, within),
        MeanSquare.of(ofBlocks, within * (sites - 1)));
  }

  private static double[] siteMeans(double[][] invocation) {
    double[] means = new double[invocation[0].length];
    for (double[] round : invocation) {
      add(means, round, 1.0 / invocation.length);
    }
    return means;
  }

  private static void add(double[] sum, double[] values, double factor) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += factor * values[i];
    }
  }

  private static double mean(double... values) {
    return Arrays.stream(values).average().orElseThrow();
  }

  private static double square(double value) {
    return value * value;
  }
}
