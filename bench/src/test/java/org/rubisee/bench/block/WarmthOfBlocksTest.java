package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.block.WarmUpPlan;

/** How often a site is called warm while it is not, and how long it takes when it is. */
class WarmthOfBlocksTest {
  private static final List<WarmUpPlan> PLANS = List.of(WarmUpPlan.SHORT, WarmUpPlan.FULL);
  private static final double[] NOISES = {0.01, 0.02, 0.05, 0.1, 0.15, 0.2};
  private static final double[] ROUND_SECONDS = {2, 4, 10, 20, 40};
  private static final double HOUR = 3600;

  @ParameterizedTest
  @CsvSource({"120, 4, 0.02, 0", "120, 10, 0.1, 0", "120, 4, 0.1, 0.5", "30, 4, 0.05, 0"})
  void isSeldomFooledByASiteThatStillFalls(
      double timeConstant, double roundSeconds, double noise, double autocorrelation) {
    for (WarmUpPlan plan : PLANS) {
      WarmthSimulation site =
          new WarmthSimulation(plan, 1, timeConstant, roundSeconds, noise, autocorrelation);
      assertThat(site.warmWithin(site.tooEarlySeconds(), 100) / 100.0)
          .as(plan.toString())
          .isLessThan(0.05);
    }
  }

  @Test
  void callsASiteWarmThatHasFallen() {
    for (WarmUpPlan plan : PLANS) {
      WarmthSimulation site = new WarmthSimulation(plan, 2, 120, 20, 0.02, 0);
      assertThat(site.warmWithin(1800, 40)).as(plan.toString()).isGreaterThan(37);
    }
  }

  @Test
  void isFooledByAFallThatIsSlowAgainstTheWarmUp() {
    WarmthSimulation site = new WarmthSimulation(WarmUpPlan.SHORT, 1, 1200, 2, 0.01, 0);
    assertThat(site.warmWithin(240, 20)).isGreaterThan(10);
  }

  /** The whole grid, printed as tables for docs/log. */
  @Tag("long")
  @Test
  void isSeldomFooledOverTheWholeGrid() {
    for (WarmUpPlan plan : PLANS) {
      for (double timeConstant : new double[] {30, 60, 120, 240}) {
        for (double noise : NOISES) {
          Worst worst = worst(plan, timeConstant, noise);
          worst.print();
          if (timeConstant <= 120) {
            assertThat(worst.share()).as(worst.toString()).isLessThan(0.05);
          }
        }
      }
    }
  }

  /** How long a site takes that is warm from the start: the price of noise. */
  @Tag("long")
  @Test
  void takesLongerOnANoisyMachine() {
    for (WarmUpPlan plan : PLANS) {
      for (double noise : NOISES) {
        WarmthSimulation site = new WarmthSimulation(plan, 2, 0, 10, noise, 0);
        double[] ends =
            IntStream.range(0, 31)
                .mapToDouble(seed -> site.warmAfter(HOUR, new Random(seed)))
                .sorted()
                .toArray();
        if (Double.isFinite(ends[15])) {
          System.out.printf(
              Locale.ROOT,
              "metric warm.rounds.%.0f-percent.noise-%.0f %.0f rounds%n",
              100 * plan.margin(),
              100 * noise,
              ends[15] / 10);
        }
      }
    }
  }

  private static Worst worst(WarmUpPlan plan, double timeConstant, double noise) {
    Worst worst = null;
    for (double roundSeconds : ROUND_SECONDS) {
      for (double autocorrelation : new double[] {0, 0.5}) {
        WarmthSimulation site =
            new WarmthSimulation(plan, 1, timeConstant, roundSeconds, noise, autocorrelation);
        int fooled = site.warmWithin(site.tooEarlySeconds(), Worst.SERIES);
        if (worst == null || fooled > worst.fooled()) {
          worst = new Worst(site, fooled);
        }
      }
    }
    return worst;
  }

  private record Worst(WarmthSimulation site, int fooled) {
    private static final int SERIES = 200;

    double share() {
      return (double) fooled / SERIES;
    }

    void print() {
      double[] interval = WarmthSimulation.interval(fooled, SERIES);
      System.out.printf(
          Locale.ROOT,
          "metric warm.fooled.%.0f-percent.constant-%.0f.noise-%.0f %.1f %%%n"
              + "note margin %.0f %%, constant %.0f s, noise %.0f %%: %d of %d called warm,"
              + " 95 %% interval %.1f to %.1f %%,"
              + " worst with rounds of %.0f s and autocorrelation %.1f%n",
          100 * site.plan().margin(),
          site.timeConstant(),
          100 * site.noise(),
          100 * share(),
          100 * site.plan().margin(),
          site.timeConstant(),
          100 * site.noise(),
          fooled,
          SERIES,
          100 * interval[0],
          100 * interval[1],
          site.roundSeconds(),
          site.autocorrelation());
    }
  }
}
