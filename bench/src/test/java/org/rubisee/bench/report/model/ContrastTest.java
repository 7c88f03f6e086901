package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.Comparison;

class ContrastTest {
  private static final Contrast WORSE =
      new Contrast(
          Comparison.of(
              new double[] {100, 103, 97, 101, 99}, new double[] {104, 107, 101, 105, 103}),
          false,
          "");

  @Test
  void givesAVerdictOnlyOnWhatIsSignificantAfterTheAdjustment() {
    assertThat(WORSE.comparison().pValue()).isBetween(0.001, 0.05);
    assertThat(WORSE.verdict(WORSE.comparison().pValue())).isEqualTo("worse");
    assertThat(WORSE.verdict(0.2)).isEqualTo("no difference shown");
  }

  @Test
  void testsADeteriorationAgainstTheTolerance() {
    assertThat(WORSE.pValueBeyond(0)).isLessThan(0.05);
    assertThat(WORSE.pValueBeyond(0.03)).isGreaterThan(0.05);
    assertThat(WORSE.pValueBeyond(0.2)).isGreaterThan(0.95);
  }

  @Test
  void isNoVerdictForAReason() {
    assertThat(WORSE.without("at least this ratio").isVerdict()).isFalse();
    assertThat(WORSE.without("at least this ratio").verdict(0)).isEqualTo("at least this ratio");
  }
}
