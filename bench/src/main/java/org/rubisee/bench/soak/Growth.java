package org.rubisee.bench.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.rubisee.bench.stats.Line;
import org.rubisee.bench.stats.MeanInterval;

/**
 * How a series grows in the time that is judged.
 *
 * <p>The slope is that of a line through the means of {@value #BLOCKS} blocks of equal length: the
 * means of blocks depend less on each other than neighbouring samples do. A single step, a buffer
 * that is allocated late for example, has a slope, too. So growth must also go on: the median of
 * each third of the time is above that of the third before. A step raises one of the two only.
 *
 * @param perHour the slope, per hour, with its 99.9 % confidence interval; NaN if there are too few
 *     samples
 * @param steadyPerHour the lesser rise between the medians of neighbouring thirds, per hour
 */
record Growth(MeanInterval perHour, double steadyPerHour) {

  /** Blocks of the time that is judged. */
  static final int BLOCKS = 12;

  private static final int THIRDS = 3;
  private static final double UPPER_TAIL = 0.0005;
  private static final double UPPER_TAIL_OF_LINE = 0.025;
  private static final Growth UNKNOWN =
      new Growth(new MeanInterval(0, Double.NaN, Double.NaN), Double.NaN);

  /** What is known of a limit. */
  enum State {
    /** It grows by more than the limit. */
    GROWS("fails"),
    /** With 99.9 % confidence it grows by no more than the limit. */
    HOLDS("holds"),
    /** Neither is shown: the interval contains the limit, or it rose once only. */
    OPEN("no growth shown"),
    /** There are too few samples. */
    UNKNOWN("not measured");

    private final String words;

    State(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }

    /** Whether a soak with it passes. */
    boolean isWell() {
      return this == HOLDS || this == OPEN;
    }
  }

  /**
   * The growth of samples.
   *
   * @param samples x in hours, ascending; those outside of the span are left out
   * @param from begin of the span, hours
   * @param to its end, hours
   */
  static Growth of(List<Line.Point> samples, double from, double to) {
    double[] means = means(samples, from, to, BLOCKS);
    double[] medians = medians(samples, from, to);
    if (Arrays.stream(means).filter(Double::isFinite).count() < BLOCKS - 1
        || !Arrays.stream(medians).allMatch(Double::isFinite)) {
      return UNKNOWN;
    }
    double width = (to - from) / BLOCKS;
    List<Line.Point> points = new ArrayList<>();
    for (int i = 0; i < BLOCKS; i++) {
      if (Double.isFinite(means[i])) {
        points.add(new Line.Point((i + 0.5) * width, means[i]));
      }
    }
    double rise = Math.min(medians[1] - medians[0], medians[2] - medians[1]);
    return new Growth(wide(Line.through(points).slope()), rise * THIRDS / (to - from));
  }

  /** A night judges some hundred figures: with 95 %, noise alone would fail some of them. */
  private static MeanInterval wide(MeanInterval slope) {
    TDistribution t = TDistribution.of(slope.count() - 2);
    double factor =
        t.inverseSurvivalProbability(UPPER_TAIL) / t.inverseSurvivalProbability(UPPER_TAIL_OF_LINE);
    return new MeanInterval(slope.count(), slope.mean(), slope.halfWidth() * factor);
  }

  /** Whether it is more than a limit, per hour. */
  State against(double limitPerHour) {
    if (Double.isNaN(perHour.mean())) {
      return State.UNKNOWN;
    }
    if (perHour.low() > limitPerHour && steadyPerHour > limitPerHour) {
      return State.GROWS;
    }
    return perHour.high() <= limitPerHour ? State.HOLDS : State.OPEN;
  }

  private static double[] means(List<Line.Point> samples, double from, double to, int parts) {
    double[] sums = new double[parts];
    int[] counts = new int[parts];
    for (Line.Point one : samples) {
      if (one.x() >= from && one.x() < to) {
        int part = Math.min(parts - 1, (int) ((one.x() - from) / (to - from) * parts));
        sums[part] += one.y();
        counts[part]++;
      }
    }
    for (int i = 0; i < parts; i++) {
      sums[i] = counts[i] == 0 ? Double.NaN : sums[i] / counts[i];
    }
    return sums;
  }

  private static double[] medians(List<Line.Point> samples, double from, double to) {
    double[] medians = new double[THIRDS];
    for (int i = 0; i < THIRDS; i++) {
      double begin = from + (to - from) * i / THIRDS;
      double end = from + (to - from) * (i + 1) / THIRDS;
      double[] sorted =
          samples.stream()
              .filter(one -> one.x() >= begin && one.x() < end)
              .mapToDouble(Line.Point::y)
              .sorted()
              .toArray();
      medians[i] = sorted.length == 0 ? Double.NaN : sorted[(sorted.length - 1) / 2];
    }
    return medians;
  }
}
