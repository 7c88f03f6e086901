package org.rubisee.emulator.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.application.Mix;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

class TransitionTableTest {

  private static final Application AUCTION = Applications.named("auction");

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "bidding"})
  void everyColumnSumsToOneAndNoneEndsTheSession(String name) {
    Mix mix = AUCTION.mix(name);
    TransitionTable table = TransitionTable.builtIn(MatrixSet.RUBIS_EE, mix);

    for (Interaction from : AUCTION.interactions()) {
      assertThat(table.columnSum(from.index())).as(from.label()).isCloseTo(1, within(1e-9));
      assertThat(table.raw(from.index(), table.endOfSession())).isZero();
    }
  }

  @Test
  void biddingReachesAllInteractions() {
    assertThat(reachable(TransitionTable.builtIn(MatrixSet.RUBIS_EE, AUCTION.mix("bidding"))))
        .containsExactlyInAnyOrderElementsOf(AUCTION.interactions());
  }

  @Test
  void browsingOnlyReads() {
    Set<Interaction> reachable =
        reachable(TransitionTable.builtIn(MatrixSet.RUBIS_EE, AUCTION.mix("browsing")));

    assertThat(reachable).hasSize(10).noneMatch(Interaction::isWrite);
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "bidding"})
  void theFilesAreWhatTheDerivationGives(String name) {
    Mix mix = AUCTION.mix(name);
    TransitionTable file = TransitionTable.builtIn(MatrixSet.RUBIS_EE, mix);
    TransitionTable derived = parse(MatrixDerivation.file(MatrixDerivation.derive(mix)));

    for (int from = 0; from < file.states(); from++) {
      for (int step = 0; step < file.stepCount(); step++) {
        assertThat(file.raw(from, step)).isCloseTo(derived.raw(from, step), within(1e-6));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "bidding"})
  void keepsTheOriginalsProportionsWithinTenPercent(String name) {
    Mix mix = AUCTION.mix(name);
    double[] target = new MatrixDerivation(mix).target(mix);
    Map<Interaction, Double> shares =
        StationaryShares.of(MatrixSet.RUBIS_EE, mix, Pace.PAPER.endOfSessionPerStep());
    Set<Interaction> exempt = new TreeSet<>(Set.of(AUCTION.interaction("PutCommentAuth")));
    if (mix.isReadOnly()) {
      exempt.add(AUCTION.interaction("Home"));
    }

    for (Interaction interaction : AUCTION.interactions()) {
      if (!exempt.contains(interaction) && target[interaction.index()] > 0) {
        assertThat(shares.get(interaction) / target[interaction.index()])
            .as(interaction.label())
            .isCloseTo(1, within(0.1));
      }
    }
  }

  @Test
  void tenMillionStepsOfTheBiddingMixAreFifteenPercentWrites() {
    double[] shares =
        new MixSimulation(TransitionTable.builtIn(MatrixSet.RUBIS_EE, AUCTION.mix("bidding")), 42)
            .runTimed(10_000_000)
            .shares();

    double writes = 0;
    for (Interaction interaction : AUCTION.interactions()) {
      writes += interaction.isWrite() ? shares[interaction.index()] : 0;
    }
    assertThat(100 * writes).isCloseTo(15.0, within(0.2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "bidding"})
  void simulationAgreesWithTheExactShares(String name) {
    Mix mix = AUCTION.mix(name);
    double[] simulated =
        new MixSimulation(TransitionTable.builtIn(MatrixSet.RUBIS_EE, mix), 7)
            .runTimed(3_000_000)
            .shares();

    StationaryShares.of(MatrixSet.RUBIS_EE, mix, Pace.PAPER.endOfSessionPerStep())
        .forEach(
            (interaction, share) ->
                assertThat(100 * simulated[interaction.index()])
                    .as(interaction.label())
                    .isCloseTo(100 * share, within(0.15)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "bidding"})
  void legacySimulationGivesTheOriginalsStationaryShares(String name) {
    Mix mix = AUCTION.mix(name);
    double[] simulated =
        new MixSimulation(TransitionTable.builtIn(MatrixSet.LEGACY, mix), 1)
            .runLegacy(60_000_000)
            .shares();

    double[] facts = OriginalFacts.stationaryShares(mix);
    for (Interaction interaction : AUCTION.interactions()) {
      assertThat(100 * simulated[interaction.index()])
          .as(interaction.label())
          .isCloseTo(100 * facts[interaction.index()], within(0.1));
    }
  }

  @Test
  void aSurplusCutsOffTheLastRowsAndALackMakesCustomersStay() {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.LEGACY, AUCTION.mix("bidding"));
    int home = AUCTION.interaction("Home").index();
    int viewItem = AUCTION.interaction("ViewItem").index();

    assertThat(table.columnSum(viewItem)).isCloseTo(1.2079, within(1e-9));
    assertThat(table.effective(viewItem, table.endOfSession())).isZero();
    assertThat(table.draw(home, 0.999)).isEqualTo(home);
    assertThat(table.effective(home, home)).isCloseTo(0.03, within(1e-9));
  }

  @Test
  void saysWhatIsWrongWithAFile() {
    assertThatThrownBy(() -> parse("hello")).hasMessageContaining("not a RUBiS transition table");
    assertThatThrownBy(() -> parse("RUBiS\tx\nHome\t0\t1"))
        .hasMessageContaining("line 2 needs a label and 27 probabilities");
    assertThatThrownBy(() -> parse("RUBiS\tx\nHome" + "\tmany".repeat(28)))
        .hasMessageContaining("'many' where a probability");
  }

  private static TransitionTable parse(String text) {
    return TransitionTable.parse(text, AUCTION.interactions());
  }

  private static Set<Interaction> reachable(TransitionTable table) {
    Set<Interaction> seen = new TreeSet<>(Set.of(AUCTION.interaction("Home")));
    Deque<Interaction> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      int from = open.remove().index();
      for (Interaction to : AUCTION.interactions()) {
        if (table.effective(from, to.index()) > 0 && seen.add(to)) {
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
    TransitionTable table = TransitionTable.builtIn(set, AUCTION.mix("bidding"));

    TransitionTable read = TransitionTable.of(table.toText(), AUCTION);

    assertThat(table.toText()).hasSizeLessThan(5000).doesNotContain("\n", "\t");
    for (int from = 0; from < table.states(); from++) {
      for (int step = 0; step < table.stepCount(); step++) {
        assertThat(read.raw(from, step)).isEqualTo(table.raw(from, step));
      }
    }
    assertThat(read.toText()).isEqualTo(table.toText());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"table:x;0", "table:x;0>1", "table:x;99>1:0.5", "table:x;0>1:2", "table:x;a>1:0"})
  void aTextThatIsNoTableIsRefused(String text) {
    assertThatThrownBy(() -> TransitionTable.of(text, AUCTION))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sessionsEndAfterOtherNumbersOfTransitions() {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.LEGACY, AUCTION.mix("browsing"));

    assertThat(table.mostTransitions()).isEqualTo(1000);
    assertThat(table.endingAfter(50).mostTransitions()).isEqualTo(50);
  }
}
