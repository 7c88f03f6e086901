package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.experiment.Capabilities;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.ExperimentPlanner;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.run.Bundle;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.Pinning;
import picocli.CommandLine;

class TrialsPlanTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final Set<String> APACHE = Set.of("apache");
  private static final String TOO_FEW =
      "Its tiers are pinned to 5 processors, and this machine has 2.";

  @TempDir private Path folder;

  private CommandLine.Model.CommandSpec spec;

  @BeforeEach
  void typed() {
    CommandLine rubis = Rubis.commandLine();
    rubis.parseArgs(
        "run",
        "servlets-only",
        "--items",
        "900",
        "--pin",
        "web=0",
        "--site-setting",
        "legacy-client=true",
        "--db-password",
        "secret");
    spec = rubis.getSubcommands().get("run").getCommandSpec();
  }

  @Test
  void theSamePlanComesBackFromItsFile() throws IOException {
    TrialsPlan plan = plan(true, List.of());
    request(plan).write(folder);
    TrialsPlan back = read(folder);
    assertThat(back).isEqualTo(plan);
    assertThat(back.order()).isEqualTo(plan.order()).isNotEmpty();
  }

  @Test
  void arrivalsComeBackFromTheFile() throws IOException {
    TrialsPlan closed = plan(true, List.of());
    TrialsPlan plan =
        TrialsPlan.of(
            closed.sites(),
            closed.load().with(Arrivals.of(ArrivalMode.PARTLY_OPEN, "steps:0=5,60=20").toSpec(30)),
            closed.agenda(),
            false);
    request(plan).write(folder);
    String json = Files.readString(folder.resolve(StoredPlan.FILE));

    assertThat(read(folder)).isEqualTo(plan);
    assertThat(json).contains("\"partly-open\"", "\"steps:0=5,60=20\"");
  }

  @Test
  void theScheduleOfNodesComesBackFromTheFile() throws IOException {
    TrialsPlan all = plan(true, List.of());
    TrialsPlan plan =
        TrialsPlan.of(
            all.sites(),
            all.load().on(new LoadSpec.NodeSpec("steps:0=1,60=2")),
            all.agenda(),
            false);
    request(plan).write(folder);
    TrialsPlan back = read(folder);

    assertThat(back).isEqualTo(plan);
    assertThat(NodeSchedule.of(back.load())).contains(NodeSchedule.parse("steps:0=1,60=2"));
    assertThat(back.toRunPlan("rubis run", "local", false).load().nodes().schedule())
        .isEqualTo("steps:0=1,60=2");
  }

  @Test
  void aPlanWithSearchesComesBackToo() throws IOException {
    TrialsPlan plan = plan(false, List.of("fig6-7"));
    assertThat(plan.agenda().searched()).isNotEmpty();
    request(plan).write(folder);
    assertThat(read(folder)).isEqualTo(plan);
  }

  @Test
  void aPlanThatProfilesPastThePeakSearchesForItAndComesBackToo() throws IOException {
    TrialsPlan plan = plan(false, List.of("fig21"));
    assertThat(plan.agenda().pastPeak()).isEqualTo(plan.agenda().searched()).hasSize(1);
    request(plan).write(folder);
    assertThat(read(folder)).isEqualTo(plan);
  }

  @Test
  void aBreakdownShowsItsOwnLoads() {
    Map<String, FigureView.Loads> loads = new HashMap<>();
    plan(false, List.of()).figures().forEach(view -> loads.put(view.name(), view.loads()));
    assertThat(loads)
        .containsEntry("fig20", new FigureView.Loads(List.of(320), false))
        .containsEntry("fig21", new FigureView.Loads(List.of(), true))
        .containsEntry("fig6-7", FigureView.Loads.ALL);
  }

  @Test
  void keepsOptionsOfPlaceAndDataButNoPassword() {
    List<String> options = RunSettings.recorded(spec, Map.of("--scale", "tiny"));
    assertThat(options)
        .contains("--scale=tiny", "--items=900", "--pin=web=0", "--site-setting=legacy-client=true")
        .contains("--topology=local", "--indexes=today")
        .noneMatch(option -> option.contains("secret"));
    SiteRecipe recipe = RunSettings.parse(options).recipe(CHECKOUT);
    assertThat(recipe.plan().scale().items()).isEqualTo(900);
    assertThat(recipe.siteSettings()).containsEntry("rubis.site.legacy-client", "true");
  }

  @Test
  void replaysFromTheBundleAlone() throws IOException {
    TrialsPlan plan = plan(true, List.of("fig15-16"));
    request(plan).write(folder);
    Files.writeString(folder.resolve(RunFolder.FILE), "{}");
    Files.writeString(folder.resolve("report.html"), "large");
    Path bundle = Bundle.of(folder).write();
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Bundle.extract(bundle, StoredPlan.FILE, elsewhere);
    assertThat(read(elsewhere)).isEqualTo(plan);
    assertThatThrownBy(() -> Bundle.extract(bundle, "report.html", elsewhere))
        .hasMessageContaining("report.html");
  }

  @Test
  void refusesAPlanOfAnotherVersion() throws IOException {
    request(plan(true, List.of())).write(folder);
    Path file = folder.resolve(StoredPlan.FILE);
    Files.writeString(
        file, Files.readString(file).replace("\"schemaVersion\" : 4", "\"schemaVersion\" : 2"));
    assertThatThrownBy(() -> StoredPlan.read(folder))
        .hasMessageContaining("schema version 2, this program reads 4");
  }

  @Test
  void saysWhatAFolderLacks() {
    assertThatThrownBy(() -> StoredPlan.read(folder)).hasMessageContaining("plan.json");
  }

  @Test
  void theQuickFormOfOopsla02MeasuresEverythingWithinHalfAnHour() {
    TrialsPlan plan = plan(true, List.of());
    assertThat(TrialEstimate.of(plan, DataOptions.named("auction", "small")))
        .isLessThan(java.time.Duration.ofMinutes(28));
    assertThat(plan.forConclusions()).isFalse();
    assertThat(plan.order())
        .filteredOn(point -> !point.profiled())
        .extracting(point -> point.configuration() + point.mix())
        .contains("entity-bmpbrowsing", "servlets-onlybidding", "local-interfacesbrowsing");
    assertThat(plan.order())
        .filteredOn(point -> point.profiled())
        .extracting(point -> point.configuration())
        .contains(
            "servlets-only",
            "session-beans",
            "entity-cmp",
            "entity-bmp",
            "session-facade",
            "local-interfaces",
            "session-facade-network",
            "session-facade-reference");
  }

  @Test
  void withoutASecondJdkFiguresThatCompareTwoAreLeftOutAndSaySo() {
    TrialsPlan plan =
        plan(
            oopsla02(),
            wish(true, List.of()),
            new Capabilities("local", Optional.empty(), Set.of(), 2));
    assertThat(plan.figures())
        .filteredOn(FigureView::showsNothing)
        .extracting(FigureView::name)
        .containsExactly("fig22-23", "fig24", "fig25-26", "fig27");
    assertThat(plan.figures())
        .filteredOn(view -> view.leftOut().contains("--jdk2"))
        .filteredOn(view -> !view.showsNothing())
        .extracting(FigureView::name)
        .containsExactly("fig28-29");
    assertThat(plan.order()).noneMatch(point -> point.configuration().endsWith("jdk2"));
  }

  @Test
  void withoutABalancerItsFigureIsLeftOut() {
    TrialsPlan plan =
        plan(
            new ExperimentLibrary(CHECKOUT).experiment("tasq05").definition(),
            wish(true, List.of()),
            new Capabilities("local", Optional.empty(), Set.of("undertow", "nginx"), 2));
    assertThat(plan.figures())
        .filteredOn(FigureView::showsNothing)
        .extracting(FigureView::leftOut)
        .containsExactly(
            "The balancer haproxy is not installed on this machine.",
            "The balancer apache is not installed on this machine.");
    assertThat(plan.order())
        .extracting(TrialPoint::configuration)
        .contains("undertow-3", "nginx-3")
        .doesNotContain("haproxy-3", "apache-3");
  }

  @Test
  void thePlacesOfItsConfigurationsComeBackFromItsFile() throws IOException {
    TrialsPlan plan = placements(new Capabilities("local", Optional.empty(), APACHE, 5));
    assertThat(plan.sites()).anyMatch(known -> !known.pinning().equals(Pinning.ANYWHERE));
    request(plan).write(folder);
    assertThat(read(folder)).isEqualTo(plan);
  }

  @Test
  void withoutEnoughProcessorsPlacementsAreLeftOut() {
    TrialsPlan plan = placements(new Capabilities("local", Optional.empty(), APACHE, 2));
    assertThat(plan.sites())
        .isNotEmpty()
        .allMatch(known -> known.pinning().equals(Pinning.ANYWHERE));
    assertThat(plan.figures())
        .filteredOn(FigureView::showsNothing)
        .extracting(FigureView::name, FigureView::leftOut)
        .containsExactly(
            tuple("fig11", TOO_FEW),
            tuple("fig12", TOO_FEW),
            tuple("fig13", TOO_FEW),
            tuple("fig14", TOO_FEW));
  }

  @Test
  void blocksRefuseAConfigurationWithProcessorsOfItsOwn() {
    ExperimentPlanner planner =
        new ExperimentPlanner(
            experiment("middleware03"),
            wish(false, List.of()),
            new Capabilities("local", Optional.empty(), APACHE, 5),
            CHECKOUT);
    assertThatThrownBy(() -> planner.sites(List.of("servlets-only", "servlets-apart")))
        .hasMessageContaining("--protocol paper");
    assertThat(planner.sites(List.of()))
        .extracting(SiteConfiguration::name)
        .containsExactly("servlets-only", "servlets-only-sync", "local-interfaces");
  }

  @Test
  void whereServersAreGivenAFigureShowsWhatTheyCanBe() {
    TrialsPlan plan =
        plan(
            oopsla02(),
            wish(true, List.of()),
            new Capabilities("compose", Optional.of(Jdk.current()), Set.of(), 2));
    assertThat(plan.order()).noneMatch(TrialPoint::profiled);
    assertThat(plan.order())
        .extracting(TrialPoint::configuration)
        .contains("session-beans-http", "entity-cmp")
        .doesNotContain("session-beans-co-located", "entity-cmp-jdk2");
    assertThat(plan.figures())
        .filteredOn(view -> view.name().equals("fig6-7"))
        .singleElement()
        .satisfies(
            view -> {
              assertThat(view.showsNothing()).isFalse();
              assertThat(view.leftOut()).contains("leave placement out");
              assertThat(view.configurations()).doesNotContain("session-beans-co-located");
            });
    assertThat(plan.figures())
        .filteredOn(FigureView::showsNothing)
        .extracting(FigureView::name)
        .contains("fig8", "fig22-23");
  }

  @Test
  void aFigureAloneMeasuresItsOwnPointsOnly() {
    TrialsPlan plan = plan(true, List.of("fig6-7"));
    assertThat(plan.sites())
        .extracting(SiteConfiguration::name)
        .contains("servlets-only", "session-beans")
        .allMatch(name -> name.startsWith("servlets-only") || name.startsWith("session-beans"));
    assertThatThrownBy(() -> plan(true, List.of("fig6")))
        .hasMessageContaining("did you mean 'fig5'");
  }

  private StoredPlan request(TrialsPlan plan) {
    List<String> options = RunSettings.recorded(spec, Map.of());
    return new Trials(
            plan, new RunRequest(RunSettings.parse(options).recipe(CHECKOUT), options, "rubis run"))
        .stored();
  }

  private static TrialsPlan read(Path folder) throws IOException {
    return StoredPlan.read(folder).planOf(folder, TrialsPlan.class, CHECKOUT);
  }

  private static TrialsPlan plan(boolean quick, List<String> figures) {
    return plan(
        oopsla02(),
        wish(quick, figures),
        new Capabilities("local", Optional.of(Jdk.current()), Set.of(), 2));
  }

  private static TrialsPlan plan(
      ExperimentDefinition definition, Wish wish, Capabilities capabilities) {
    return new ExperimentPlanner(definition, wish, capabilities, CHECKOUT).plan();
  }

  private static Wish wish(boolean quick, List<String> figures) {
    return new Wish(
        figures, List.of(), quick, Optional.empty(), Optional.empty(), Optional.empty(), 3);
  }

  private static TrialsPlan placements(Capabilities capabilities) {
    return plan(experiment("middleware03"), wish(false, List.of()), capabilities);
  }

  private static ExperimentDefinition oopsla02() {
    return experiment("oopsla02");
  }

  private static ExperimentDefinition experiment(String name) {
    return new ExperimentLibrary(CHECKOUT).experiment(name).definition();
  }
}
