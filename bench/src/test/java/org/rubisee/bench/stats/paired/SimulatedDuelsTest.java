package org.rubisee.bench.stats.paired;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.stats.paired.SimulatedDuel.End;
import org.rubisee.bench.stats.paired.SimulatedDuel.Length;

/** How often a verdict is wrong while a ratio drifts, and how often equals get none. */
class SimulatedDuelsTest {

  private static final double[] CONSTANTS = {60, 120, 240, 400, 600};
  private static final int DUELS = 300;
  private static final int ALL_DUELS = 4_000;
  private static final double MOST_WRONG = 0.05;

  /** What 300 draws of a share of 5 % exceed in one of a thousand. */
  private static final double CHANCE = 0.04;

  private static RecordedBlocks sample;
  private static RecordedBlocks recorded;

  @BeforeAll
  static void read() throws IOException {
    sample = RecordedBlocks.read();
    recorded = sample.scaledTo(SimulatedDuel.DEVIATIONS);
  }

  @ParameterizedTest
  @ValueSource(doubles = {60, 240, 600})
  void aRatioThatFallsToEqualityIsSeldomARegression(double constant) {
    for (Length length : Length.ofAQuarter().subList(0, 3)) {
      SimulatedDuel duel = new SimulatedDuel(length, 1.1, 1, constant);
      assertThat(duel.share(End.REGRESSION, recorded, DUELS, new Random(55)))
          .as(duel.toString())
          .isLessThan(MOST_WRONG + CHANCE);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {60, 240, 600})
  void aRatioThatRisesBeyondTheToleranceSeldomPasses(double constant) {
    for (Length length : Length.ofAQuarter().subList(0, 3)) {
      SimulatedDuel duel = new SimulatedDuel(length, 1, 1.1, constant);
      assertThat(duel.share(End.EQUIVALENT, recorded, DUELS, new Random(56)))
          .as(duel.toString())
          .isLessThan(MOST_WRONG + CHANCE);
    }
  }

  @Test
  void theMeanAloneOftenCallsSuchARatioARegression() {
    SimulatedDuel duel = new SimulatedDuel(Length.ofAQuarter().get(1), 1.1, 1, 600);
    assertThat(duel.alarmsOfTheMean(recorded, DUELS, new Random(57))).isGreaterThan(0.5);
  }

  @Test
  void aClearRegressionIsFoundInAQuarterOfAnHour() {
    for (Length length : Length.ofAQuarter()) {
      assertThat(
              SimulatedDuel.steady(length, 1.14)
                  .share(End.REGRESSION, recorded, DUELS, new Random(58)))
          .as(length.toString())
          .isGreaterThan(0.9);
    }
  }

  @Test
  void equalsSeldomMove() {
    for (Length length : Length.ofAQuarter()) {
      assertThat(SimulatedDuel.steady(length, 1).share(End.MOVING, recorded, DUELS, new Random(59)))
          .as(length.toString())
          .isLessThan(0.06);
    }
  }

  /** All draws, printed as tables for docs/log. */
  @Tag("long")
  @Test
  void isSeldomWrongInTheWholeGrid() {
    for (UnaryOperator<Length> variant :
        List.<UnaryOperator<Length>>of(one -> one, Length::afterAShortWarmUp)) {
      for (Length any : Length.ofAQuarter()) {
        for (double constant : CONSTANTS) {
          Length length = variant.apply(any);
          print(new SimulatedDuel(length, 1.1, 1, constant), End.REGRESSION);
          print(new SimulatedDuel(length, 0.9, 1, constant), End.REGRESSION);
          print(new SimulatedDuel(length, 1, 1.1, constant), End.EQUIVALENT);
        }
      }
    }
  }

  private static void print(SimulatedDuel duel, End wrong) {
    if (wrong == End.REGRESSION) {
      System.out.printf(
          Locale.ROOT,
          "note by the mean alone %.1f %%%n",
          100 * duel.alarmsOfTheMean(recorded, ALL_DUELS, new Random(60)));
    }
    Map<End, Integer> ends = ends(duel, recorded, false, ALL_DUELS, new Random(60));
    double share = (double) ends.get(wrong) / ALL_DUELS;
    System.out.printf(
        Locale.ROOT,
        "metric duel.wrong.%s.before-%.0f.from-%.2f.to-%.2f.constant-%.0f %.2f %% %s%n",
        duel.length().site(),
        duel.length().time().before(),
        duel.from(),
        duel.to(),
        duel.constant(),
        100 * share,
        ends);
    assertThat(share).as(duel.toString()).isLessThan(MOST_WRONG);
  }

  /** Equals and regressions, printed as tables for docs/log. */
  @Tag("long")
  @Test
  void endsOfEqualsAndOfRegressions() {
    for (UnaryOperator<Length> variant :
        List.<UnaryOperator<Length>>of(one -> one, Length::ofHalfAnHour)) {
      for (Length any : Length.ofAQuarter()) {
        Length length = variant.apply(any);
        printEquals(length, "duels", recorded);
        printEquals(length, "sample", sample);
        for (double ratio : new double[] {1.05, 1.08, 1.12}) {
          SimulatedDuel worse = SimulatedDuel.steady(length, ratio);
          System.out.printf(
              Locale.ROOT,
              "metric duel.found.%s.rounds-%d.ratio-%.2f %.1f %%%n",
              length.site(),
              length.rounds(),
              ratio,
              100 * worse.share(End.REGRESSION, recorded, ALL_DUELS, new Random(62)));
        }
      }
    }
  }

  private static void printEquals(Length length, String noise, RecordedBlocks blocks) {
    SimulatedDuel equal = SimulatedDuel.steady(length, 1);
    Map<End, Integer> ends = ends(equal, blocks, true, ALL_DUELS, new Random(61));
    double[] untold =
        IntStream.range(0, 200)
            .mapToDouble(
                seed -> {
                  Random random = new Random(seed);
                  RecordedBlocks other = blocks.resampled(random);
                  return 1 - ends(equal, other, true, 200, random).get(End.EQUIVALENT) / 200.0;
                })
            .sorted()
            .toArray();
    System.out.printf(
        Locale.ROOT,
        "metric duel.untold.%s.%s.rounds-%d %.1f %% (%.1f to %.1f) %s%n",
        noise,
        length.site(),
        length.rounds(),
        100 * (1 - (double) ends.get(End.EQUIVALENT) / ALL_DUELS),
        100 * untold[4],
        100 * untold[195],
        ends);
  }

  private static Map<End, Integer> ends(
      SimulatedDuel duel, RecordedBlocks blocks, boolean compiles, int duels, Random random) {
    Map<End, Integer> ends = new EnumMap<>(End.class);
    Arrays.stream(End.values()).forEach(end -> ends.put(end, 0));
    for (int i = 0; i < duels; i++) {
      ends.merge(duel.end(blocks, compiles, random), 1, Integer::sum);
    }
    return ends;
  }
}
