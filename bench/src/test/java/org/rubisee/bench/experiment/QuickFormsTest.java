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
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.FigureDefinition;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.servers.Jdk;

/** What the project's experiments announce, on a machine with a second JDK and every balancer. */
class QuickFormsTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  @ParameterizedTest
  @CsvSource({
    "oopsla02, 28, 10",
    "middleware01, 12, 8",
    "middleware03, 14, 8",
    "tasq05, 13, 8",
    "kounev04, 12, 8"
  })
  void theQuickFormEndsInTimeAndWarmsUp(String name, long minutes, double leastWarmUpSeconds) {
    ExperimentDefinition definition = definition(name);
    ExperimentPlan plan = plan(definition, true);
    assertThat(Estimate.of(plan, DataOptions.named(definition.quick().scale())))
        .isLessThan(Duration.ofMinutes(minutes))
        .isLessThan(plan.budget().orElseThrow());
    assertThat(plan.load().phases().warmUpSeconds()).isGreaterThanOrEqualTo(leastWarmUpSeconds);
  }

  @ParameterizedTest
  @CsvSource({"oopsla02", "middleware01", "middleware03", "tasq05", "kounev04"})
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
    "kounev04, 6, standard",
    "then-and-now, 8, servlets-only"
  })
  void theQuickFormComparesSitesWithItsBaselineInBlocks(String name, int sites, String baseline) {
    assertThat(planner(definition(name), true).sites(List.of()))
        .hasSize(sites)
        .first()
        .extracting(SiteConfiguration::name)
        .isEqualTo(baseline);
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
    ExperimentPlan plan = plan(definition, false);
    assertThat(plan.forConclusions()).isTrue();
    assertThat(Estimate.of(plan, DataOptions.named(definition.scale())))
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

  private static ExperimentPlan plan(ExperimentDefinition definition, boolean quick) {
    return planner(definition, quick).plan();
  }

  private static ExperimentPlanner planner(ExperimentDefinition definition, boolean quick) {
    ExperimentPlanner.Wish wish =
        new ExperimentPlanner.Wish(
            "", List.of(), quick, Optional.empty(), Optional.empty(), Optional.empty(), 1);
    Capabilities all =
        new Capabilities(
            "local",
            Optional.of(Jdk.current()),
            Set.of("undertow", "haproxy", "nginx", "apache"),
            8);
    return new ExperimentPlanner(definition, wish, all, CHECKOUT);
  }
}
