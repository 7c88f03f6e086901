package org.rubisee.bench.stats.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.law.ScalabilityFit.Bounded;
import org.rubisee.bench.stats.law.UniversalScalability.Point;

class ScalabilityFitTest {
  private static final UniversalScalability LAW = new UniversalScalability(0.14, 0.002, 0.00001);
  private static final double[] LOADS = {50, 100, 200, 400, 600, 900};
  private static final int DATA_SETS = 150;

  @Test
  void hasNoWidthWithoutNoise() {
    Bounded contention = ScalabilityFit.of(trials(new Random(1), 0, 1)).contention();
    assertThat(contention.value()).isCloseTo(0.002, within(1e-8));
    assertThat(contention.high() - contention.low()).isCloseTo(0, within(1e-8));
  }

  @Test
  void holdsTheTruthInNineOfTenDataSets() {
    assertThat(covered(ScalabilityFit::rate, LAW.rate())).isBetween(0.88, 0.99);
    assertThat(covered(ScalabilityFit::contention, LAW.contention())).isBetween(0.88, 0.99);
    assertThat(covered(ScalabilityFit::peakClients, LAW.peakClients())).isBetween(0.88, 0.99);
    assertThat(covered(fit -> fit.throughput(900), LAW.throughput(900))).isBetween(0.88, 0.99);
  }

  @Test
  void givesTheSameBoundsForTheSameTrials() {
    List<Point> trials = trials(new Random(9), 0.03, 3);
    assertThat(ScalabilityFit.of(trials).coherency())
        .isEqualTo(ScalabilityFit.of(trials).coherency());
  }

  @Test
  void tellsHowFarTheWorstTrialLies() {
    List<Point> trials = new ArrayList<>(trials(new Random(1), 0, 3));
    trials.set(7, new Point(trials.get(7).clients(), 0.9 * trials.get(7).throughput()));
    assertThat(ScalabilityFit.of(trials).greatestDeviation()).isBetween(0.07, 0.11);
  }

  @Test
  void needsFourTrials() {
    List<Point> three = trials(new Random(1), 0, 1).subList(0, 3);
    assertThatThrownBy(() -> ScalabilityFit.of(three)).hasMessageContaining("4 trials");
  }

  private static double covered(Function<ScalabilityFit, Bounded> figure, double truth) {
    Random random = new Random(20261121);
    int covered = 0;
    for (int set = 0; set < DATA_SETS; set++) {
      Bounded bounded = figure.apply(ScalabilityFit.of(trials(random, 0.03, 3)));
      covered += bounded.low() <= truth && truth <= bounded.high() ? 1 : 0;
    }
    return (double) covered / DATA_SETS;
  }

  private static List<Point> trials(Random random, double noise, int perLoad) {
    List<Point> points = new ArrayList<>();
    for (double load : LOADS) {
      for (int trial = 0; trial < perLoad; trial++) {
        points.add(new Point(load, LAW.throughput(load) * (1 + noise * random.nextGaussian())));
      }
    }
    return points;
  }
}
