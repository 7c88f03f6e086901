package org.rubisee.bench.stats.variance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.bench.stats.variance.Component.Level;

class VarianceComponentsTest {
  private static final double[] TRUE = {0.08, 0.03, 0.06, 0.1};

  @Test
  void findsTheComponentsOfALargeRun() {
    VarianceComponents found = VarianceComponents.of(drawn(400, 20, 4, new Random(1)));
    for (Level level : Level.values()) {
      assertThat(found.at(level).deviation())
          .as(level.name())
          .isCloseTo(TRUE[level.ordinal()], within(0.01));
    }
    assertThat(found.ofRatio().betweenRounds()).isCloseTo(0.141, within(0.005));
    assertThat(found.ofRatio().betweenInvocations()).isCloseTo(0.042, within(0.005));
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void intervalsContainTheTrueComponent(Level level) {
    Random random = new Random(2);
    int covered = 0;
    for (int run = 0; run < 1000; run++) {
      Component found = VarianceComponents.of(drawn(6, 8, 3, random)).at(level);
      double truth = TRUE[level.ordinal()];
      covered += found.low() <= truth && truth <= found.high() ? 1 : 0;
    }
    assertThat(covered / 1000.0).isBetween(0.93, 0.99);
  }

  @Test
  void knowsNothingOfStartsFromASingleOne() {
    VarianceComponents found = VarianceComponents.of(drawn(1, 8, 2, new Random(3)));
    assertThat(found.at(Level.INVOCATION).isKnown()).isFalse();
    assertThat(found.at(Level.SITE_IN_INVOCATION).isKnown()).isFalse();
    assertThat(found.at(Level.ROUND).isKnown()).isTrue();
    assertThat(found.at(Level.BLOCK).isKnown()).isTrue();
  }

  @Test
  void sitesThatDifferDoNotCount() {
    double[][][] values = drawn(3, 5, 2, new Random(4));
    double before = VarianceComponents.of(values).at(Level.BLOCK).deviation();
    for (double[][] invocation : values) {
      for (double[] round : invocation) {
        round[1] *= 6;
      }
    }
    assertThat(VarianceComponents.of(values).at(Level.BLOCK).deviation())
        .isCloseTo(before, within(1e-9));
  }

  @Test
  void usesTheRoundsThatAllInvocationsHave() {
    double[][][] values = {drawn(1, 5, 2, new Random(5))[0], drawn(1, 3, 2, new Random(6))[0]};
    assertThat(VarianceComponents.of(values).at(Level.ROUND).isKnown()).isTrue();
  }

  @Test
  void refusesIncompleteRounds() {
    assertThatThrownBy(() -> VarianceComponents.of(new double[][][] {{{1, 2}, {1}}}))
        .hasMessageContaining("incomplete rounds");
    assertThatThrownBy(() -> VarianceComponents.of(new double[][][] {{{1}, {1}}}))
        .hasMessageContaining("two sites");
  }

  private static double[][][] drawn(int invocations, int rounds, int sites, Random random) {
    double[][][] values = new double[invocations][rounds][sites];
    for (double[][] invocation : values) {
      double start = TRUE[0] * random.nextGaussian();
      double[] own = new double[sites];
      for (int site = 0; site < sites; site++) {
        own[site] = start + TRUE[1] * random.nextGaussian();
      }
      for (double[] round : invocation) {
        double common = TRUE[2] * random.nextGaussian();
        for (int site = 0; site < sites; site++) {
          round[site] = Math.exp(own[site] + common + TRUE[3] * random.nextGaussian());
        }
      }
    }
    return values;
  }
}
