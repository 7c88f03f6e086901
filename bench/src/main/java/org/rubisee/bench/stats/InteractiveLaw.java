package org.rubisee.bench.stats;

/**
 * The interactive response time law, X = N / (R + Z), with the error that a finite measurement of a
 * closed system has.
 *
 * @param predicted interactions per second that the law gives
 * @param standardError standard error of a measured throughput, interactions per second
 */
public record InteractiveLaw(double predicted, double standardError) {

  /**
   * A measured phase of a closed system.
   *
   * @param clients N
   * @param interactions completed ones
   * @param seconds its length
   */
  public record Measured(int clients, long interactions, double seconds) {
    /** X, interactions per second. */
    public double throughput() {
      return seconds > 0 ? interactions / seconds : 0;
    }
  }

  /**
   * A time of which many were measured.
   *
   * @param meanSeconds its mean
   * @param deviationSeconds its standard deviation
   */
  public record Time(double meanSeconds, double deviationSeconds) {}

  /**
   * The law for a phase. Completions of N independent cycles are a renewal process, whose count has
   * the relative error of the cycle's coefficient of variation over the root of the count.
   */
  public static InteractiveLaw of(Measured measured, Time response, Time think) {
    double cycle = response.meanSeconds() + think.meanSeconds();
    double predicted = measured.clients() / cycle;
    double variation = Math.hypot(response.deviationSeconds(), think.deviationSeconds()) / cycle;
    double expectedCount = Math.max(1, predicted * measured.seconds());
    return new InteractiveLaw(predicted, predicted * variation / Math.sqrt(expectedCount));
  }

  /** An exponential think time that is cut at a cap, seconds; a mean of 0 is no thinking. */
  public static Time cappedThinkTime(double meanSeconds, double capSeconds) {
    if (meanSeconds == 0) {
      return new Time(0, 0);
    }
    double beyond = Math.exp(-capSeconds / meanSeconds);
    double mean = meanSeconds * (1 - beyond);
    double second =
        2 * meanSeconds * meanSeconds * (1 - beyond) - 2 * meanSeconds * capSeconds * beyond;
    return new Time(mean, Math.sqrt(second - mean * mean));
  }

  /** How many standard errors a throughput lies from the law. */
  public double distance(double throughput) {
    return standardError > 0 ? (throughput - predicted) / standardError : 0;
  }
}
