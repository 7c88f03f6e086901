package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.experiment.Capabilities;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.ExperimentPlanner;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.schema.DataPlan;
import org.rubisee.servers.Jdk;

class TrialEstimateTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));
  private static final DataPlan PAPER = DataOptions.named("auction", "paper");

  @Test
  void aSiteInOneServerTakesAsLongAsOneWithoutAnApplicationServer() {
    TrialsPlan plan = plan(List.of("fig6-7"));
    double apart = trialSeconds(plan, "session-beans");
    double together = trialSeconds(plan, "session-beans-co-located");
    assertThat(together).isEqualTo(trialSeconds(plan, "servlets-only")).isLessThan(apart);
  }

  @Test
  void aSearchTakesAsLongAsItsTrials() {
    TrialsPlan plan = plan(List.of("fig5"));
    double seconds =
        plan.agenda().searched().stream()
            .mapToDouble(
                curve ->
                    SweepSchedule.USUAL_POINTS
                        * plan.agenda().trials()
                        * trialSeconds(plan, curve.configuration()))
            .sum();
    double before = TrialEstimate.of(plan(List.of("fig5")), PAPER).toSeconds() - seconds;
    assertThat(plan.order()).isEmpty();
    assertThat(before).as("start and load").isBetween(100.0, 300.0);
  }

  @Test
  void aProfilePastThePeakIsOneTrialMore() {
    TrialsPlan curve = plan(List.of("fig18-19"));
    TrialsPlan profiled = plan(List.of("fig18-19", "fig21"));
    TrialPoint profile = new TrialPoint(1, "local-interfaces", "bidding", 1, 1, true);
    assertThat(TrialEstimate.of(profiled, PAPER).minus(TrialEstimate.of(curve, PAPER)).toSeconds())
        .isEqualTo(Math.round(TrialEstimate.trialSeconds(profiled, profile, PAPER)));
  }

  private static double trialSeconds(TrialsPlan plan, String configuration) {
    return TrialEstimate.trialSeconds(
        plan, new TrialPoint(1, configuration, "bidding", 100, 1), PAPER);
  }

  private static TrialsPlan plan(List<String> figures) {
    ExperimentDefinition definition =
        new ExperimentLibrary(CHECKOUT).experiment("oopsla02").definition();
    Wish wish =
        new Wish(
            figures, List.of(), false, Optional.empty(), Optional.empty(), Optional.empty(), 1);
    return new ExperimentPlanner(
            definition,
            wish,
            new Capabilities("local", Optional.of(Jdk.current()), Set.of(), 2),
            CHECKOUT)
        .plan();
  }
}
