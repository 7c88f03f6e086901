package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;

/** The plan of a run of trials, which may come from another machine. */
class TrialsPlanFuzzTest extends FuzzTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final List<String> OPTIONS = List.of("--scale=tiny", "--pin=web=0");
  private static final String SITE = "servlets-only";

  private final Path folder;
  private final Checkout checkout;

  TrialsPlanFuzzTest() throws IOException {
    super("stored-plan");
    folder = scratch();
    checkout = ofOneImplementation(scratch());
  }

  /** Its descriptions are read for each plan. */
  private static Checkout ofOneImplementation(Path home) throws IOException {
    Path file = Path.of(SITE, "implementation.properties");
    Files.createDirectories(home.resolve(file).getParent());
    Files.copy(CHECKOUT.home().resolve(file), home.resolve(file));
    return new Checkout(home);
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    return List.of(written(searching()), written(following()));
  }

  private byte[] written(TrialsPlan plan) throws IOException {
    RunSettings settings = RunSettings.parse(OPTIONS);
    new Trials(plan, new RunRequest(settings.recipe(checkout), OPTIONS, "rubis run"))
        .stored()
        .write(folder);
    return Files.readAllBytes(folder.resolve(StoredPlan.FILE));
  }

  private TrialsPlan searching() {
    SweepSchedule.Series curve = new SweepSchedule.Series(SITE, "browsing");
    return TrialsPlan.of(
        List.of(SiteConfiguration.stored(Configuration.plain(SITE, "Servlets"), checkout)),
        new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED),
        new Agenda(List.of(), List.of(curve), List.of(curve), 2, 7),
        false);
  }

  private TrialsPlan following() {
    Configuration pinned =
        new Configuration(
            "pinned",
            "Pinned",
            SITE,
            Map.of("pool", "8"),
            Appearance.UNSAID,
            Map.of("web", Set.of(0)),
            0);
    FigureView figure =
        new FigureView(
            "fig1",
            "Both",
            FigureView.Kind.THROUGHPUT,
            List.of("bidding"),
            List.of("pinned"),
            "Equal.",
            List.of(),
            "",
            FigureView.Loads.ALL);
    return new TrialsPlan(
        List.of(SiteConfiguration.stored(pinned, checkout)),
        new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED)
            .with(Arrivals.of(ArrivalMode.PARTLY_OPEN, "steps:0=5,60=20").toSpec(30))
            .on(new LoadSpec.NodeSpec("steps:0=1,60=2")),
        Agenda.of(List.of(new PlannedPoint("pinned", "bidding", 10, true, 1)), 2, 7),
        0,
        false,
        "mine",
        List.of(figure));
  }

  @Override
  protected List<String> words() {
    return jsonWords(
        "\"schemaVersion\" : 4",
        "\"schemaVersion\" : 2",
        "\"sites\" : [ ]",
        "\"points\" : [ null ]",
        "\"searched\" : [ ]",
        "\"options\" : null",
        "\"trials\" : 1",
        "\"clients\" : 1",
        "\"turn\" : 1",
        "\"mix\" : \"sell-out\"",
        "\"matrices\" : \"operations\"",
        "\"mode\" : \"open\"",
        "constant:5",
        "steps:0=1",
        "browsing",
        "bidding",
        SITE,
        "jdk",
        "second",
        "--items=1",
        "--pin=db=1",
        "1e999");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    Files.write(folder.resolve(StoredPlan.FILE), input);
    StoredPlan stored = StoredPlan.read(folder);
    if (!stored.options().equals(OPTIONS)) {
      assertThat(RunSettings.parse(stored.options()).recipe(checkout)).isNotNull();
    }
    TrialsPlan plan = stored.planOf(folder, TrialsPlan.class, checkout);
    assertThat(plan.toRunPlan(stored.command(), "local", false).configurations())
        .doesNotContainNull();
    assertThat(TrialEstimate.announced(plan, DataOptions.named("auction", "tiny")))
        .contains("trials");
    assertThat(plan.schedule().next(List.of())).isNotNull();
    for (TrialPoint point : plan.order()) {
      assertThat(plan.site(point)).isNotNull();
      assertThat(plan.workload(point).mix().name()).isEqualTo(point.mix());
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown instanceof UnreadableResultException || thrown instanceof CommandFailedException;
  }
}
