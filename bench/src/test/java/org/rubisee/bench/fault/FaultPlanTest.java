package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.measurement.load.ImageLoading;

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
    assertThat(plan(List.of(), 1).load().workload().images()).isEqualTo(ImageLoading.CACHED);
    assertThat(plan("overload", List.of(), 1, Optional.empty()).load().workload().images())
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
    assertThat(plan.load().needsPeaks()).isTrue();
    assertThat(plan.inWords()).contains("7 trials with the clients of the peak", "206 minutes");
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
        .hasMessageContaining("sites with app-nodes");
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
        .hasMessageContaining("at least 527 s");
  }

  @Test
  void aCrowdComesAsOftenAsItCanBeJudged() {
    assertThat(starts("240/952/1")).hasSize(6);
    assertThat(starts("90/530/1")).hasSize(3);
    assertThat(starts("90/527/1")).hasSize(3);
    List<Double> starts = starts("90/530/1");
    assertThat(starts.get(1) - starts.get(0)).isCloseTo(141, within(1e-9));
    assertThat(starts.get(0)).isBetween(90 + 91 + 8.0, 90 + 91 + 12.0);
  }

  @Test
  void aTrialWithACrowdHasNoOtherControl() {
    assertThat(plan("overload", List.of(), 1, Optional.empty()).trials())
        .allMatch(FaultPlan.Planned::isOwnControl)
        .allMatch(FaultPlan.Planned::hasCrowd);

    assertThat(
            plan("faults", List.of("killed-db", "crowd-client"), 1, Optional.of("90/530/1"))
                .trials())
        .filteredOn(trial -> trial.configuration().name().equals("jpa"))
        .hasSize(3)
        .filteredOn(FaultPlan.Planned::hasCrowd)
        .singleElement()
        .matches(FaultPlan.Planned::isOwnControl);
  }

  private static List<Double> starts(String phases) {
    FaultPlan plan = plan("overload", List.of(), 1, Optional.of(phases));
    return plan.startsSeconds(plan.trials().get(0));
  }

  private static FaultPlan plan(List<String> faults, long seed) {
    return plan("faults", faults, seed, Optional.empty());
  }

  private static FaultPlan plan(
      String experiment, List<String> faults, long seed, Optional<String> phases) {
    return FaultPlanner.plan(
        new ExperimentLibrary(CHECKOUT).experiment(experiment).definition(),
        new Wish(faults, List.of(), false, Optional.empty(), Optional.empty(), phases, seed),
        CHECKOUT);
  }
}
