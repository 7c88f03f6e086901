package org.rubisee.bench.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.block.BlockEstimate;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.BlockOptions;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.FigureDefinition;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialEstimate;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.servers.Jdk;

/** What the project's experiments announce, on a machine with a second JDK and every balancer. */
class QuickFormsTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  @ParameterizedTest
  @CsvSource({
    "then-and-now, 29, 14",
    "oopsla02, 28, 10",
    "middleware01, 12, 8",
    "middleware03, 29, 50",
    "middleware03-bookstore, 29, 50",
    "middleware03-php, 29, 50",
    "middleware03-php-bookstore, 29, 50",
    "tasq05, 13, 8",
    "kounev04, 29, 50",
    "scale-out, 29, 50",
    "servers, 28, 50"
  })
  void theQuickFormEndsInTimeAndWarmsUp(String name, long minutes, double leastWarmUpSeconds) {
    ExperimentDefinition definition = definition(name);
    TrialsPlan plan = plan(definition, true);
    assertThat(
            TrialEstimate.of(
                plan, DataOptions.named(definition.application(), definition.quick().scale())))
        .isLessThan(Duration.ofMinutes(minutes))
        .isLessThan(Duration.ofSeconds(plan.budgetSeconds()));
    assertThat(plan.load().phases().warmUpSeconds()).isGreaterThanOrEqualTo(leastWarmUpSeconds);
  }

  @ParameterizedTest
  @CsvSource({
    "oopsla02",
    "middleware01",
    "middleware03",
    "middleware03-bookstore",
    "middleware03-php",
    "middleware03-php-bookstore",
    "tasq05",
    "kounev04",
    "scale-out",
    "servers"
  })
  void theQuickFormHasPointsForEveryFigureInEachOfItsMixes(String name) {
    ExperimentDefinition definition = definition(name);
    List<PlannedPoint> points = plan(definition, true).agenda().points();
    definition.figures().values().stream()
        .filter(FigureDefinition::needsTrials)
        .forEach(
            figure -> {
              for (String mix : definition.mixesOf(figure, true)) {
                assertThat(points)
                    .as("%s, %s mix", figure.title(), mix)
                    .anyMatch(point -> shows(definition, figure, point) && point.mix().equals(mix));
              }
              for (String configuration : definition.configurationsOf(figure, true)) {
                assertThat(points)
                    .as("%s, %s", figure.title(), configuration)
                    .anyMatch(
                        point ->
                            shows(definition, figure, point)
                                && point.configuration().equals(configuration));
              }
            });
  }

  @ParameterizedTest
  @CsvSource({
    "oopsla02, 8, servlets-only",
    "middleware03, 3, servlets-only",
    "middleware03-bookstore, 4, tables",
    "middleware03-php, 2, servlets-only",
    "middleware03-php-bookstore, 2, servlets",
    "kounev04, 6, standard",
    "scale-out, 6, servlets-only",
    "servers, 11, servlets-only",
    "then-and-now, 8, servlets-only"
  })
  void theQuickFormComparesSitesWithItsBaselineInBlocks(String name, int sites, String baseline) {
    assertThat(planner(definition(name), true).sites(List.of()))
        .hasSize(sites)
        .first()
        .extracting(SiteConfiguration::name)
        .isEqualTo(baseline);
  }

  @ParameterizedTest
  @CsvSource({"then-and-now, 30", "oopsla02, 30", "servers, 30"})
  void theQuickFormInGroupsOfSitesEndsInTimeAndHasRoomForItsRounds(String name, long minutes) {
    ExperimentDefinition definition = definition(name);
    BlockPlan plan = blocks(definition, BlockOptions.Defaults.FIRST_LOOK);
    BlockPlan inTime = BlockEstimate.within(plan, Duration.ofMinutes(definition.quick().minutes()));
    assertThat(inTime.warmUp()).as("all rounds do not fit").isEqualTo(WarmUpPlan.SHORT);
    assertThat(BlockEstimate.of(inTime)).isLessThan(Duration.ofMinutes(minutes));
    assertThat(inTime.groups())
        .hasSize(2)
        .allSatisfy(group -> assertThat(group.sites()).hasSizeBetween(4, 6))
        .allSatisfy(group -> assertThat(group.sites().get(0).name()).isEqualTo("servlets-only"));
    // With all warm-ups at their limit, seven saturated rounds fit.
    BlockOptions.Defaults least =
        new BlockOptions.Defaults(BlockSizes.SHORT, WarmUpPlan.SHORT, 7, 2, 1);
    assertThat(BlockEstimate.of(blocks(definition, least)))
        .isLessThan(Duration.ofMinutes(definition.quick().minutes()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"scale-out", "middleware03", "middleware03-bookstore", "middleware03-php"})
  void theWarmUpOfAQuickFormMayTakeTheTimeThatItsRoundsLeave(String name) {
    ExperimentDefinition definition = definition(name);
    Duration budget = Duration.ofMinutes(definition.quick().minutes());
    BlockPlan plan = blocks(definition, BlockOptions.Defaults.FIRST_LOOK);
    BlockPlan inTime = BlockEstimate.within(plan, budget);
    assertThat(inTime.warmUp().limitSeconds()).isGreaterThan(2 * plan.warmUp().limitSeconds());
    assertThat(inTime.budgetSeconds()).isEqualTo(budget.toSeconds());
    assertThat(BlockEstimate.of(plan.warmingUp(inTime.warmUp())))
        .as("with all rounds, and the warm-up at its limit")
        .isCloseTo(budget, Duration.ofSeconds(1));
  }

  private static BlockPlan blocks(ExperimentDefinition definition, BlockOptions.Defaults defaults) {
    return new BlockOptions()
        .plan("", planner(definition, true).sites(List.of()), definition.mixes(), defaults);
  }

  @Test
  void chosenConfigurationsAreTheSitesInTheirOrder() {
    assertThat(planner(definition("kounev04"), false).sites(List.of("statement-cache", "standard")))
        .extracting(SiteConfiguration::name)
        .containsExactly("statement-cache", "standard");
  }

  @ParameterizedTest
  @CsvSource({"oopsla02, 110"})
  void theCompleteFormIsForConclusionsAndALabCanRunIt(String name, long hours) {
    ExperimentDefinition definition = definition(name);
    TrialsPlan plan = plan(definition, false);
    assertThat(plan.forConclusions()).isTrue();
    assertThat(
            TrialEstimate.of(plan, DataOptions.named(definition.application(), definition.scale())))
        .isLessThan(Duration.ofHours(hours));
  }

  private static boolean shows(
      ExperimentDefinition definition, FigureDefinition figure, PlannedPoint point) {
    return definition.configurationsOf(figure, true).contains(point.configuration())
        && point.profiled() == figure.isProfiled();
  }

  private static ExperimentDefinition definition(String name) {
    return new ExperimentLibrary(CHECKOUT).experiment(name).definition();
  }

  private static TrialsPlan plan(ExperimentDefinition definition, boolean quick) {
    return planner(definition, quick).plan();
  }

  private static ExperimentPlanner planner(ExperimentDefinition definition, boolean quick) {
    Wish wish = Wish.all(quick, 1);
    Capabilities all =
        new Capabilities(
            "local",
            Optional.of(Jdk.current()),
            Set.of("undertow", "haproxy", "nginx", "apache"),
            8);
    return new ExperimentPlanner(definition, wish, all, CHECKOUT);
  }
}
