package org.rubisee.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.StubTopology;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;

/**
 * A run without sites.
 *
 * @param checkout where its results and working files are
 * @param making makes its units
 */
public record StubRun(Checkout checkout, Function<RunContext, Units<?>> making)
    implements PlannedRun {

  /** Where all stub runs take place. */
  public static final Environment ENVIRONMENT = SampleRun.run(SampleRun.quickstart()).environment();

  /** The engine in the same surroundings. */
  public static Runs runs(Checkout checkout) {
    return new Runs(
        checkout,
        Terminal.standard().silent(),
        Clock.systemUTC(),
        (recipe, sites, topology) -> ENVIRONMENT);
  }

  /** Runs what is left of a run whose folder is there, and returns the exit code. */
  public int resumed(Path folder) throws IOException, InterruptedException {
    return runs(checkout).resume(this, folder, (recipe, terminal) -> topology()).exitCode();
  }

  /** The place of the run. */
  public static StubTopology topology() {
    return StubTopology.restoring(number -> Instant.EPOCH);
  }

  /** Writes what the run begins with. */
  public static Path begun(Path folder, String kind) throws IOException {
    Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
    new RunFolder(folder)
        .write(Run.starting(kind, run.id(), run.startedAt(), run.plan(), ENVIRONMENT));
    return folder;
  }

  @Override
  public StoredPlan stored() {
    return StoredPlan.of("stub", "rubis stub", List.of("--scale=tiny"), new StubPlan(List.of()));
  }

  /** A plan without sites. */
  record StubPlan(List<org.rubisee.bench.results.Configuration> configurations)
      implements KindPlan {
    @Override
    public Report report(Path folder, Checkout checkout) {
      throw new AssertionError("This test makes no report");
    }

    @Override
    public void requireMeasurable() {}

    @Override
    public PlannedRun toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
      throw new AssertionError("This test repeats no run");
    }
  }

  @Override
  public String announced() {
    return "a stub";
  }

  @Override
  public SiteRecipe recipe() {
    return new SiteRecipe(
        checkout,
        ApplicationData.standard().plan(Sizes.TINY),
        Map.of(),
        Pinning.ANYWHERE,
        List.of());
  }

  @Override
  public List<SiteConfiguration> sites() {
    return List.of();
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    begun(folder, "stub");
  }

  @Override
  public Units<?> units(RunContext context) {
    return making.apply(context);
  }
}
