package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ChiSquareTest {
  @Test
  void givesTheTextbookValue() {
    ChiSquare test = ChiSquare.ofRow(List.of(cell(0.5, 60), cell(0.5, 40)));
    assertThat(test.statistic()).isCloseTo(4, within(1e-9));
    assertThat(test.degrees()).isEqualTo(1);
    assertThat(test.pValue()).isCloseTo(0.0455, within(0.0001));
  }

  @Test
  void poolsCellsThatExpectFewerThanFive() {
    ChiSquare test =
        ChiSquare.ofRow(List.of(cell(0.96, 96), cell(0.02, 2), cell(0.01, 1), cell(0.01, 1)));
    assertThat(test.degrees()).isZero();
    assertThat(test.pValue()).isEqualTo(1);
  }

  @Test
  void findsAStepThatCannotBe() {
    assertThat(ChiSquare.ofRow(List.of(cell(1, 99), cell(0, 1))).pValue()).isZero();
  }

  @Test
  void rejectsAboutFivePercentOfFairRowsAtTheFivePercentLevel() {
    Random random = new Random(7);
    int rejected = 0;
    for (int run = 0; run < 1000; run++) {
      ChiSquare both = fairRow(random).plus(fairRow(random));
      rejected += both.pValue() < 0.05 ? 1 : 0;
    }
    assertThat(rejected).isBetween(30, 70);
  }

  private static ChiSquare fairRow(Random random) {
    double[] probabilities = {0.5, 0.3, 0.15, 0.05};
    long[] counts = new long[4];
    for (int i = 0; i < 400; i++) {
      double draw = random.nextDouble();
      int state = draw < 0.5 ? 0 : draw < 0.8 ? 1 : draw < 0.95 ? 2 : 3;
      counts[state]++;
    }
    List<ChiSquare.Cell> cells = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      cells.add(cell(probabilities[i], counts[i]));
    }
    return ChiSquare.ofRow(cells);
  }

  private static ChiSquare.Cell cell(double probability, long observed) {
    return new ChiSquare.Cell(probability, observed);
  }
}
