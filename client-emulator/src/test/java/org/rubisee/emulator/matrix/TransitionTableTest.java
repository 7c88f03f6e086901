package org.rubisee.emulator.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.model.Interaction;

class TransitionTableTest {

  @ParameterizedTest
  @EnumSource(names = {"BROWSING", "BIDDING"})
  void everyColumnSumsToOneAndNoneEndsTheSession(Mix mix) {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.RUBIS_EE, mix);

    for (Interaction from : Interaction.values()) {
      assertThat(table.columnSum(from.ordinal())).as(from.label()).isCloseTo(1, within(1e-9));
      assertThat(table.raw(from.ordinal(), TransitionTable.END_OF_SESSION)).isZero();
    }
  }

  @Test
  void biddingReachesAllInteractions() {
    assertThat(reachable(TransitionTable.builtIn(MatrixSet.RUBIS_EE, Mix.BIDDING)))
        .containsExactlyInAnyOrder(Interaction.values());
  }

  @Test
  void browsingOnlyReads() {
    Set<Interaction> reachable =
        reachable(TransitionTable.builtIn(MatrixSet.RUBIS_EE, Mix.BROWSING));

    assertThat(reachable).hasSize(10).noneMatch(Interaction::isWrite);
  }

  @ParameterizedTest
  @EnumSource(names = {"BROWSING", "BIDDING"})
  void theFilesAreWhatTheDerivationGives(Mix mix) {
    TransitionTable file = TransitionTable.builtIn(MatrixSet.RUBIS_EE, mix);
    TransitionTable derived =
        TransitionTable.parse(MatrixDerivation.file(MatrixDerivation.derive(mix)));

    for (int from = 0; from < TransitionTable.STATES; from++) {
      for (int step = 0; step < TransitionTable.STEPS; step++) {
        assertThat(file.raw(from, step)).isCloseTo(derived.raw(from, step), within(1e-6));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BROWSING", "BIDDING"})
  void keepsTheOriginalsProportionsWithinTenPercent(Mix mix) {
    double[] target = new MatrixDerivation(mix).target(mix);
    Map<Interaction, Double> shares =
        StationaryShares.of(MatrixSet.RUBIS_EE, mix, Pace.PAPER.endOfSessionPerStep());
    Set<Interaction> exempt = EnumSet.of(Interaction.PUT_COMMENT_AUTH);
    if (mix == Mix.BROWSING) {
      exempt.add(Interaction.HOME);
    }

    for (Interaction interaction : Interaction.values()) {
      if (!exempt.contains(interaction) && target[interaction.ordinal()] > 0) {
        assertThat(shares.get(interaction) / target[interaction.ordinal()])
            .as(interaction.label())
            .isCloseTo(1, within(0.1));
      }
    }
  }

  @Test
  void tenMillionStepsOfTheBiddingMixAreFifteenPercentWrites() {
    double[] shares =
        new MixSimulation(TransitionTable.builtIn(MatrixSet.RUBIS_EE, Mix.BIDDING), 42)
            .runTimed(10_000_000)
            .shares();

    double writes = 0;
    for (Interaction interaction : Interaction.values()) {
      writes += interaction.isWrite() ? shares[interaction.ordinal()] : 0;
    }
    assertThat(100 * writes).isCloseTo(15.0, within(0.2));
  }

  @ParameterizedTest
  @EnumSource(names = {"BROWSING", "BIDDING"})
  void simulationAgreesWithTheExactShares(Mix mix) {
    double[] simulated =
        new MixSimulation(TransitionTable.builtIn(MatrixSet.RUBIS_EE, mix), 7)
            .runTimed(3_000_000)
            .shares();

    StationaryShares.of(MatrixSet.RUBIS_EE, mix, Pace.PAPER.endOfSessionPerStep())
        .forEach(
            (interaction, share) ->
                assertThat(100 * simulated[interaction.ordinal()])
                    .as(interaction.label())
                    .isCloseTo(100 * share, within(0.15)));
  }

  @ParameterizedTest
  @EnumSource(names = {"BROWSING", "BIDDING"})
  void legacySimulationGivesTheOriginalsStationaryShares(Mix mix) {
    double[] simulated =
        new MixSimulation(TransitionTable.builtIn(MatrixSet.LEGACY, mix), 1)
            .runLegacy(60_000_000)
            .shares();

    double[] facts = OriginalFacts.stationaryShares(mix);
    for (Interaction interaction : Interaction.values()) {
      assertThat(100 * simulated[interaction.ordinal()])
          .as(interaction.label())
          .isCloseTo(100 * facts[interaction.ordinal()], within(0.1));
    }
  }

  @Test
  void aSurplusCutsOffTheLastRowsAndALackMakesCustomersStay() {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.LEGACY, Mix.BIDDING);
    int home = Interaction.HOME.ordinal();
    int viewItem = Interaction.VIEW_ITEM.ordinal();

    assertThat(table.columnSum(viewItem)).isCloseTo(1.2079, within(1e-9));
    assertThat(table.effective(viewItem, TransitionTable.END_OF_SESSION)).isZero();
    assertThat(table.draw(home, 0.999)).isEqualTo(home);
    assertThat(table.effective(home, home)).isCloseTo(0.03, within(1e-9));
  }

  @Test
  void saysWhatIsWrongWithAFile() {
    assertThatThrownBy(() -> TransitionTable.parse("hello"))
        .hasMessageContaining("not a RUBiS transition table");
    assertThatThrownBy(() -> TransitionTable.parse("RUBiS\tx\nHome\t0\t1"))
        .hasMessageContaining("line 2 needs a label and 27 probabilities");
    assertThatThrownBy(() -> TransitionTable.parse("RUBiS\tx\nHome" + "\tmany".repeat(28)))
        .hasMessageContaining("'many' where a probability");
  }

  private static Set<Interaction> reachable(TransitionTable table) {
    Set<Interaction> seen = EnumSet.of(Interaction.HOME);
    Deque<Interaction> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      int from = open.remove().ordinal();
      for (Interaction to : Interaction.values()) {
        if (table.effective(from, to.ordinal()) > 0 && seen.add(to)) {
          open.add(to);
        }
      }
    }
    return seen;
  }

  @ParameterizedTest
  @EnumSource(
      value = MatrixSet.class,
      names = {"RUBIS_EE", "LEGACY"})
  void itsTextSaysTheSame(MatrixSet set) {
    TransitionTable table = TransitionTable.builtIn(set, Mix.BIDDING);

    TransitionTable read = TransitionTable.of(table.toText());

    assertThat(table.toText()).hasSizeLessThan(5000).doesNotContain("\n", "\t");
    for (int from = 0; from < TransitionTable.STATES; from++) {
      for (int step = 0; step < TransitionTable.STEPS; step++) {
        assertThat(read.raw(from, step)).isEqualTo(table.raw(from, step));
      }
    }
    assertThat(read.toText()).isEqualTo(table.toText());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"table:x;0", "table:x;0>1", "table:x;99>1:0.5", "table:x;0>1:2", "table:x;a>1:0"})
  void aTextThatIsNoTableIsRefused(String text) {
    assertThatThrownBy(() -> TransitionTable.of(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sessionsEndAfterOtherNumbersOfTransitions() {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.LEGACY, Mix.BROWSING);

    assertThat(table.mostTransitions()).isEqualTo(1000);
    assertThat(table.endingAfter(50).mostTransitions()).isEqualTo(50);
  }
}
