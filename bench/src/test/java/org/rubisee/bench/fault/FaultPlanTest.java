package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.emulator.load.ImageLoading;

/** The plan of {@code experiments/faults.yaml}. */
class FaultPlanTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(".."));

  @Test
  void theSameSeedGivesTheSameTrials() {
    assertThat(plan(List.of(), 7).trials()).isEqualTo(plan(List.of(), 7).trials());
    assertThat(plan(List.of(), 7).trials()).isNotEqualTo(plan(List.of(), 8).trials());
  }

  @Test
  void aControlOfTheSameSiteRunsBeforeAtMostFourFaults() {
    List<FaultPlan.Planned> trials = plan(List.of(), 1).trials();
    for (FaultPlan.Planned trial : trials) {
      FaultPlan.Planned control = trials.get(trial.control() - 1);
      assertThat(control.fault()).isEmpty();
      assertThat(control.configuration()).isEqualTo(trial.configuration());
      assertThat(trial.number() - control.number()).isBetween(0, FaultPlan.FAULTS_PER_CONTROL);
    }
  }

  @Test
  void aSiteWithoutAnApplicationTierHasNoFaultsInIt() {
    assertThat(plan(List.of(), 1).trials())
        .filteredOn(trial -> trial.configuration().name().equals("servlets-only"))
        .extracting(FaultPlan.Planned::faultName)
        .contains("killed-db", "killed-web", "cut-link-db")
        .doesNotContain("killed-app", "cut-link-app");
  }

  @Test
  void allOtherSitesHaveAllFaults() {
    assertThat(plan(List.of(), 1).trials())
        .filteredOn(trial -> trial.configuration().name().equals("entity-cmp"))
        .filteredOn(trial -> trial.fault().isPresent())
        .extracting(trial -> trial.fault().orElseThrow())
        .containsExactlyInAnyOrderElementsOf(Fault.named(List.of()));
  }

  @Test
  void customersFetchImagesUnlessACrowdComes() {
    assertThat(plan(List.of(), 1).workload().images()).isEqualTo(ImageLoading.CACHED);
    assertThat(plan("overload", List.of(), 1, Optional.empty()).workload().images())
        .isEqualTo(ImageLoading.NONE);
  }

  @Test
  void someFaultsCanBeChosen() {
    assertThat(plan(List.of("killed-db"), 1).faults())
        .containsExactly(new Fault(FaultKind.KILLED, "db"));
    assertThatThrownBy(() -> plan(List.of("kiled-db"), 1))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("killed-db");
  }

  @Test
  void aCrowdComesToSitesAtTheirPeakOnly() {
    FaultPlan plan = plan("overload", List.of(), 1, Optional.empty());

    assertThat(plan.faults()).containsExactly(new Fault(FaultKind.CROWD, "client"));
    assertThat(plan.clients()).isEmpty();
    assertThat(plan.inWords()).contains("14 trials with the clients of the peak");
    assertThat(plan(List.of(), 1).faults()).noneMatch(fault -> fault.kind().isOfLoad());
  }

  @Test
  void oneServerAmongSeveralFailsWhereThereAreSeveral() {
    FaultPlan plan = plan("failover", List.of(), 1, Optional.empty());

    assertThat(plan.faults()).containsExactly(new Fault(FaultKind.KILLED_NODE, "app"));
    assertThat(plan.trials())
        .hasSize(12)
        .allMatch(trial -> trial.configuration().knobs().appNodes() == 2);
    assertThat(plan(List.of(), 1).faults()).noneMatch(Fault::needsNodes);
    assertThatThrownBy(() -> plan(List.of("killed-node-app"), 1))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("sites with --app-nodes");
  }

  @Test
  void onlyFaultsOfLinksNeedLinks() {
    assertThat(plan("overload", List.of(), 1, Optional.empty()).needsLinks()).isFalse();
    assertThat(plan(List.of("killed-db", "cut-link-db"), 1).needsLinks()).isTrue();
  }

  @Test
  void aTrialLastsUntilTheRecoveryFromTheCrowdIsKnown() {
    assertThatThrownBy(() -> plan("overload", List.of(), 1, Optional.of("10/45/1")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("at least 273 s");
  }

  private static FaultPlan plan(List<String> faults, long seed) {
    return plan("faults", faults, seed, Optional.empty());
  }

  private static FaultPlan plan(
      String experiment, List<String> faults, long seed, Optional<String> phases) {
    return FaultPlanner.plan(
        new ExperimentLibrary(CHECKOUT).experiment(experiment).definition(),
        new FaultPlanner.Wish(
            false, faults, List.of(), Optional.empty(), Optional.empty(), phases, seed),
        CHECKOUT);
  }
}
