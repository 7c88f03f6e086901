package org.rubisee.bench.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.servers.knobs.Knobs;

/** Configurations in GlassFish, which the build does not provision unless it is asked to. */
class GlassFishExperimentTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));
  private static final String WHY = "There is no GlassFish server: provision it.";

  @Test
  void withGlassFishContainersAreComparedInOneServer() {
    TrialsPlan plan = planner(knobs -> Optional.empty(), false).plan();

    assertThat(plan.figures())
        .filteredOn(view -> view.name().equals("one-server"))
        .flatExtracting(FigureView::configurations)
        .containsExactly(
            "entity-bmp-co-located", "entity-bmp-glassfish", "local-interfaces-glassfish");
  }

  @Test
  void withoutGlassFishTheFigureIsLeftOutAndSaysWhatToDo() {
    TrialsPlan plan = planner(GlassFishExperimentTest::lacking, false).plan();

    assertThat(plan.figures())
        .filteredOn(FigureView::showsNothing)
        .extracting(FigureView::name, FigureView::leftOut)
        .contains(tuple("one-server", WHY));
    assertThat(plan.sites())
        .isNotEmpty()
        .extracting(SiteConfiguration::knobs)
        .noneMatch(knobs -> knobs.runsIn("glassfish"));
  }

  @Test
  void aChosenConfigurationThatCannotRunIsRefused() {
    ExperimentPlanner planner = planner(GlassFishExperimentTest::lacking, true);

    assertThatThrownBy(
            () -> planner.sites(List.of("entity-bmp-co-located", "entity-bmp-glassfish", "jpa")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessage("entity-bmp-glassfish cannot be measured here. " + WHY);
    assertThat(planner.sites(List.of("entity-bmp-co-located", "jpa"))).hasSize(2);
  }

  @Test
  void theQuickFormNeedsNoGlassFish() {
    assertThat(planner(GlassFishExperimentTest::lacking, true).sites(List.of()))
        .extracting(SiteConfiguration::name)
        .containsExactlyElementsOf(definition().quick().blocks());
  }

  private static Optional<String> lacking(Knobs knobs) {
    return Optional.of(WHY).filter(why -> knobs.runsIn("glassfish"));
  }

  private static ExperimentDefinition definition() {
    return new ExperimentLibrary(CHECKOUT).experiment("then-and-now").definition();
  }

  private static ExperimentPlanner planner(Function<Knobs, Optional<String>> sites, boolean quick) {
    Wish wish = Wish.all(quick, 1);
    Capabilities capabilities = new Capabilities("local", Optional.empty(), Set.of(), 2, sites);
    return new ExperimentPlanner(definition(), wish, capabilities, CHECKOUT);
  }
}
