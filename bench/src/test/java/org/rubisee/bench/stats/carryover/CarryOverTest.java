package org.rubisee.bench.stats.carryover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.stats.ShareInterval;

class CarryOverTest {

  private static final int SIX = 6;

  @Test
  void findsACarryOverOfTenPercentInARunForConclusions() {
    CarryOverSimulation run = new CarryOverSimulation(SIX, 3, 12, 0.1, 0.5, 0);
    Random random = new Random(21);
    int found = 0;
    for (int i = 0; i < 40; i++) {
      CarryOver result = CarryOver.of(SIX, run.drawn(1.1, random), i, 199).orElseThrow();
      boolean isCarrier = result.site() == CarryOverSimulation.CARRIER && result.ratio() > 1;
      found += isCarrier && result.pValue() <= 0.05 ? 1 : 0;
    }
    assertThat(found).isGreaterThanOrEqualTo(36);
  }

  @ParameterizedTest
  @CsvSource({"6, 0, 0", "6, 0.5, 0.1", "2, 0.5, 0.1"})
  void callsNoneInAtMostFivePercentOfTheRuns(int sites, double autocorrelation, double bursts) {
    CarryOverSimulation run = new CarryOverSimulation(sites, 2, 6, 0.1, autocorrelation, bursts);
    int runs = 1_000;
    int alarms = run.shown(1, runs, 99, new Random(22));
    assertThat(ShareInterval.of(alarms, runs).lower()).as("%d alarms", alarms).isLessThan(0.05);
  }

  @Test
  void theSmallestRatioIsFoundWithNinetyPercentPower() {
    CarryOverSimulation run = new CarryOverSimulation(4, 2, 10, 0.05, 0, 0);
    Random random = new Random(23);
    double smallest = CarryOver.of(4, run.drawn(1, random), 1).orElseThrow().smallestRatio(1);
    assertThat(smallest).isBetween(1.04, 1.09);
    int runs = 200;
    int found = run.shown(smallest, runs, 99, random);
    assertThat(ShareInterval.of(found, runs).upper()).as("%d found", found).isGreaterThan(0.85);
    assertThat(ShareInterval.of(found, runs).lower()).as("%d found", found).isLessThan(0.97);
  }

  @Test
  void estimatesWhatABlockTakesAfterTheCarrierOverTheOthers() {
    CarryOverSimulation quiet = new CarryOverSimulation(4, 3, 8, 1e-6, 0, 0);
    CarryOver result = CarryOver.of(4, quiet.drawn(1.1, new Random(24)), 1).orElseThrow();
    assertThat(result.site()).isEqualTo(CarryOverSimulation.CARRIER);
    assertThat(result.ratio()).isCloseTo(1.1, within(1e-5));
    assertThat(result.pValue()).isCloseTo(0.001, within(1e-9));
    assertThat(result.lower()).isCloseTo(1.1, within(1e-4));
    assertThat(result.upper()).isCloseTo(1.1, within(1e-4));
  }

  @Test
  void twoSitesHaveOneDifference() {
    CarryOverSimulation quiet = new CarryOverSimulation(2, 1, 12, 1e-6, 0, 0);
    CarryOver result = CarryOver.of(2, quiet.drawn(1.1, new Random(25)), 1).orElseThrow();
    double ratio =
        result.site() == CarryOverSimulation.CARRIER ? result.ratio() : 1 / result.ratio();
    assertThat(ratio).isCloseTo(1.1, within(1e-5));
  }

  @Test
  void theIntervalContainsTheRatioOfTheCarrier() {
    CarryOverSimulation run = new CarryOverSimulation(3, 2, 12, 0.05, 0, 0);
    CarryOver result = CarryOver.of(3, run.drawn(1.2, new Random(26)), 1).orElseThrow();
    assertThat(result.site()).isEqualTo(CarryOverSimulation.CARRIER);
    assertThat(result.lower()).isGreaterThan(1.1).isLessThan(1.2);
    assertThat(result.upper()).isGreaterThan(1.2).isLessThan(1.3);
  }

  @Test
  void moreCellsNeedALargerEffect() {
    CarryOverSimulation run = new CarryOverSimulation(4, 2, 10, 0.05, 0, 0);
    CarryOver result = CarryOver.of(4, run.drawn(1, new Random(27)), 1).orElseThrow();
    assertThat(result.smallestRatio(2)).isGreaterThan(result.smallestRatio(1));
    assertThat(result.smallestRatio(2000)).isInfinite();
  }

  @Test
  void theSameSeedGivesTheSameResult() {
    List<List<Sequence>> run =
        new CarryOverSimulation(4, 2, 4, 0.05, 0, 0).drawn(1, new Random(28));
    assertThat(CarryOver.of(4, run, 5).orElseThrow().pValue())
        .isEqualTo(CarryOver.of(4, run, 5).orElseThrow().pValue());
  }

  @Test
  void anIncompleteRoundDoesNotCount() {
    List<List<Sequence>> run =
        new CarryOverSimulation(4, 1, 8, 0.05, 0, 0).drawn(1, new Random(29));
    List<Sequence> longer = new ArrayList<>(run.get(0));
    longer.add(new Sequence(0, List.of(1, 2), List.of(9.0, 9.0)));
    assertThat(CarryOver.of(4, List.of(longer), 5).orElseThrow().ratio())
        .isEqualTo(CarryOver.of(4, run, 5).orElseThrow().ratio());
  }

  @Test
  void anOrderThatIsAlwaysTheSameTellsNothing() {
    List<Sequence> rounds = new ArrayList<>();
    Random random = new Random(30);
    for (int round = 0; round < 12; round++) {
      rounds.add(
          new Sequence(
              2,
              List.of(0, 1, 2),
              List.of(random.nextGaussian(), random.nextGaussian(), random.nextGaussian())));
    }
    assertThat(CarryOver.of(3, List.of(rounds), 1)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 20", "2, 9", "3, 3", "6, 1"})
  void tooFewOrdersOfTheBlocksTellNothing(int sites, int rounds) {
    CarryOverSimulation run = new CarryOverSimulation(sites, 1, rounds, 0.05, 0, 0);
    assertThat(CarryOver.of(sites, run.drawn(1, new Random(31)), 1)).isEmpty();
  }

  @Test
  void blocksThatTakeTheSameTellNothing() {
    CarryOverSimulation silent = new CarryOverSimulation(4, 2, 8, 0, 0, 0);
    assertThat(CarryOver.of(4, silent.drawn(1, new Random(32)), 1)).isEmpty();
  }

  @Test
  void refusesABlockWithoutAValue() {
    assertThatThrownBy(() -> new Sequence(Sequence.NONE, List.of(0, 1), List.of(1.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 sites and 1 values");
  }

  /** The whole grid, printed as a table. */
  @Tag("long")
  @Test
  void holdsItsLevelOverTheWholeGrid() {
    Random random = new Random(33);
    int runs = 500;
    int all = 0;
    int allAlarms = 0;
    for (int[] shape : new int[][] {{2, 1, 20}, {2, 3, 12}, {SIX, 1, 4}, {SIX, 3, 12}}) {
      for (double noise : new double[] {0.05, 0.1, 0.2}) {
        for (double autocorrelation : new double[] {0, 0.5}) {
          for (double bursts : new double[] {0, 0.1}) {
            CarryOverSimulation run =
                new CarryOverSimulation(
                    shape[0], shape[1], shape[2], noise, autocorrelation, bursts);
            CarryOverSimulation.Outcome equals = run.outcome(1, runs, 99, random);
            int found = run.outcome(1.1, runs, 99, random).shown();
            int told = runs - equals.untold();
            int alarms = equals.shown();
            System.out.printf(
                "%s: %.1f %% cannot tell, %.1f %% alarms, 10 %% found in %.1f %%%n",
                run, 100.0 * equals.untold() / runs, 100.0 * alarms / told, 100.0 * found / runs);
            // a few of the shortest runs draw orders that cannot tell
            assertThat(equals.untold()).as("%s", run).isLessThan(runs / 20);
            assertThat(1.0 * alarms / told).as("%s", run).isLessThan(0.09);
            all += told;
            allAlarms += alarms;
          }
        }
      }
    }
    assertThat(ShareInterval.of(allAlarms, all).lower()).isLessThan(0.05);
  }
}
