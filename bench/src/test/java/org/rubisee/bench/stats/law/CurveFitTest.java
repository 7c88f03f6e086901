package org.rubisee.bench.stats.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.law.CurveFit.Finding;
import org.rubisee.bench.stats.law.UniversalScalability.Point;

class CurveFitTest {
  private static final double THINK = 7;
  private static final double IDLE = 0.05;
  private static final int[] LOADS = {50, 100, 200, 300, 400, 600, 800};
  private static final int DATA_SETS = 100;

  /** D of 20 ms: the asymptotes meet at 352 clients. */
  private static final ClosedQueue QUEUE = new ClosedQueue(THINK + IDLE - 0.02, 0.02);

  @Test
  void findsTheDemandOfAQueue() {
    CurveFit fit = CurveFit.of(trials(new Random(1), QUEUE::throughput, 0.01, 3), THINK + IDLE);
    assertThat(fit.queue().demandSeconds()).isCloseTo(0.02, within(0.0005));
    assertThat(fit.finding()).isEqualTo(Finding.QUEUE);
  }

  @Test
  void findsNoContentionInAQueueWithoutAny() {
    assertThat(share(QUEUE::throughput, Finding.LAW))
        .as("the scalability law alone would give a peak for nearly all of them")
        .isLessThanOrEqualTo(0.08);
    assertThat(peaksOfTheLawAlone()).isGreaterThan(0.9);
  }

  @Test
  void findsContentionWhereThereIsSome() {
    UniversalScalability law = new UniversalScalability(1 / (THINK + IDLE), 0.0005, 0.000004);
    assertThat(share(law::throughput, Finding.LAW)).isGreaterThan(0.85);
  }

  @Test
  void givesNoCoefficientsOfALawThatDoesNotDescribe() {
    IntToDoubleFunction collapse = n -> n <= 300 ? n / THINK : 20;
    CurveFit fit = CurveFit.of(trials(new Random(3), collapse, 0.02, 3), THINK);
    assertThat(fit.finding()).isEqualTo(Finding.NEITHER);
    assertThat(fit.scalability()).isEmpty();
  }

  @Test
  void cannotTellNoiseFromMisfitBySingleTrials() {
    CurveFit fit = CurveFit.of(trials(new Random(4), QUEUE::throughput, 0.02, 1), THINK + IDLE);
    assertThat(fit.finding()).isEqualTo(Finding.CANNOT_TELL);
  }

  private static double share(IntToDoubleFunction truth, Finding finding) {
    Random random = new Random(20261123);
    int found = 0;
    for (int set = 0; set < DATA_SETS; set++) {
      CurveFit fit = CurveFit.of(trials(random, truth, 0.02, 3), THINK + IDLE);
      found += fit.finding() == finding ? 1 : 0;
    }
    return (double) found / DATA_SETS;
  }

  /** How often the law by itself finds a peak in a queue that has none. */
  private static double peaksOfTheLawAlone() {
    Random random = new Random(20261123);
    int found = 0;
    for (int set = 0; set < DATA_SETS; set++) {
      List<Point> trials = trials(random, QUEUE::throughput, 0.02, 3);
      found += Double.isFinite(UniversalScalability.fit(trials).peakClients()) ? 1 : 0;
    }
    return (double) found / DATA_SETS;
  }

  private static List<Point> trials(
      Random random, IntToDoubleFunction truth, double noise, int perLoad) {
    List<Point> points = new ArrayList<>();
    for (int load : LOADS) {
      for (int trial = 0; trial < perLoad; trial++) {
        points.add(
            new Point(load, truth.applyAsDouble(load) * (1 + noise * random.nextGaussian())));
      }
    }
    return points;
  }
}
