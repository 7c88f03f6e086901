package org.rubisee.bench.experiment.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.stats.law.UniversalScalability;

/** Searches on a simulated site: Gunther's law with noise of 2 %. */
class LoadSearchTest {

  private static final double NOISE = 0.02;
  private static final int SEEDS = 200;

  @ParameterizedTest
  @CsvSource({"0.14, 0.001, 0.0000012", "0.14, 0.0005, 0.00001", "0.14, 0.002, 0.0002"})
  void findsThePeakWithFewTrials(double rate, double contention, double coherency) {
    UniversalScalability site = new UniversalScalability(rate, contention, coherency);
    double best = site.throughput(site.peakClients());
    int near = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      List<Measured> trials = searched(site, new Random(seed));
      LoadSearch search = after(trials);
      assertThat(trials).hasSizeLessThanOrEqualTo(13);
      near += site.throughput(search.peakClients()) > 0.95 * best ? 1 : 0;
    }
    assertThat(near).isGreaterThan(SEEDS * 95 / 100);
  }

  @Test
  void fillsTheCurveToThreeTimesThePeak() {
    UniversalScalability site = new UniversalScalability(0.14, 0.0005, 0.00001);
    List<Measured> trials = searched(site, new Random(7));
    LoadSearch search = after(trials);
    List<Integer> counts = search.filled();
    assertThat(counts).isSorted().doesNotHaveDuplicates().contains(search.peakClients());
    assertThat(counts.get(counts.size() - 1))
        .isBetween((int) (2.7 * search.peakClients()), (int) (3.4 * search.peakClients()) + 1);
    assertThat(search.kneeClients()).isLessThanOrEqualTo(search.peakClients());
    assertThat(counts).anyMatch(count -> Math.abs(count - search.kneeClients()) <= 0.15 * count);
  }

  @Test
  void endsAtTheGreatestNumberWhereThroughputNeverFalls() {
    UniversalScalability endless = new UniversalScalability(0.14, 0, 0);
    List<Measured> trials = searched(endless, new Random(1));
    assertThat(after(trials).peakClients())
        .isGreaterThanOrEqualTo(LoadSearch.Limits.STANDARD.most() / 2);
  }

  /** As cold servers do, which more clients warm up sooner. */
  @Test
  void goesOnWhereAPointOfTheCurveLiesAboveThePeak() {
    NavigableMap<Integer, Double> shape =
        new TreeMap<>(Map.of(25, 3.0, 400, 51.0, 600, 40.0, 1200, 65.0, 2400, 60.0, 9000, 50.0));
    SweepSchedule schedule =
        new SweepSchedule(
            List.of(new SweepSchedule.Series("simulated", "bidding")),
            List.of(),
            new SweepSchedule.Trials(1, 1),
            LoadSearch.Limits.STANDARD,
            7);
    List<Measured> trials = new ArrayList<>();
    Optional<Step> next = schedule.next(trials);
    while (next.isPresent()) {
      TrialPoint point = next.get().point();
      trials.add(new Measured(point, between(shape, point.clients()), 0.1));
      assertThat(trials).hasSizeLessThan(40);
      next = schedule.next(trials);
    }
    assertThat(trials)
        .extracting(trial -> trial.point().clients())
        .doesNotHaveDuplicates()
        .contains(1200, 2400)
        .anyMatch(clients -> clients > 3200);
  }

  /** On straight lines between the points of a shape. */
  private static double between(NavigableMap<Integer, Double> shape, int clients) {
    Map.Entry<Integer, Double> left = shape.floorEntry(clients);
    Map.Entry<Integer, Double> right = shape.ceilingEntry(clients);
    if (right == null || right.getKey().equals(left.getKey())) {
      return left.getValue();
    }
    double share = (double) (clients - left.getKey()) / (right.getKey() - left.getKey());
    return left.getValue() + share * (right.getValue() - left.getValue());
  }

  private static List<Measured> searched(UniversalScalability site, Random random) {
    List<Measured> trials = new ArrayList<>();
    Optional<LoadSearch.Probe> next = after(trials).next();
    while (next.isPresent()) {
      trials.add(measured(site, next.get().clients(), trials.size() + 1, random));
      assertThat(trials).hasSizeLessThan(30);
      next = after(trials).next();
    }
    return trials;
  }

  /** A search that knows these trials. */
  static LoadSearch after(List<Measured> trials) {
    LoadSearch search = new LoadSearch(LoadSearch.Limits.STANDARD);
    trials.forEach(search::add);
    return search;
  }

  private static Measured measured(
      UniversalScalability site, int clients, int number, Random random) {
    double throughput = site.throughput(clients) * (1 + NOISE * random.nextGaussian());
    return new Measured(
        new TrialPoint(number, "simulated", "bidding", clients, 1),
        throughput,
        Math.max(0.005, clients / throughput - 7));
  }
}
