package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.SearchedCurve;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.measurement.load.Pace;

/** The plan of a run in blocks, which may come from another machine. */
class BlocksPlanFuzzTest extends FuzzTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final List<String> OPTIONS = List.of("--scale=tiny");
  private static final List<String> SITES = List.of("servlets-only", "session-beans");

  private final Path folder;
  private final Checkout checkout;
  private final SiteRecipe recipe;

  BlocksPlanFuzzTest() throws IOException {
    super("stored-block-plan");
    folder = scratch();
    checkout = ofTwoImplementations(scratch());
    recipe = RunSettings.parse(OPTIONS).recipe(checkout);
  }

  /** Its descriptions are read for each plan. */
  private static Checkout ofTwoImplementations(Path home) throws IOException {
    for (String site : SITES) {
      Path file = Path.of(site, "implementation.properties");
      Files.createDirectories(home.resolve(file).getParent());
      Files.copy(HOME.resolve(file), home.resolve(file));
    }
    return new Checkout(home);
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    CurvePlan found =
        CurvePlan.searching(1_000, Pace.PAPER)
            .with(new SearchedCurve("servlets-only", "bidding", List.of(10, 20, 40), 20, 15));
    List<byte[]> examples = new ArrayList<>();
    for (BlockPlan plan :
        List.of(
            SampleRuns.grouped(SampleRuns.plan(SITES, 2, 1), 2, 2),
            SampleRuns.curve(SITES, List.of(20, 40)),
            SampleRuns.conclusions(SITES).along(found))) {
      new Blocks(plan, List.of(), OPTIONS).stored().write(folder);
      examples.add(Files.readAllBytes(folder.resolve(StoredPlan.FILE)));
    }
    return examples;
  }

  @Override
  protected List<String> words() {
    return jsonWords(
        "\"schemaVersion\" : 4",
        "\"schemaVersion\" : 2",
        "\"plan\" : null",
        "\"options\" : null",
        "\"sites\" : [ ]",
        "\"mixes\" : [ ]",
        "\"sizes\" : null",
        "\"warmUp\" : null",
        "\"searched\" : [ null ]",
        "\"clients\" : [ 1 ]",
        "\"together\" : 2",
        "\"invocations\" : 1",
        "\"budgetSeconds\" : 1e9",
        "browsing",
        "bidding",
        "servlets-only",
        "--items=1",
        "1e999");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    Files.write(folder.resolve(StoredPlan.FILE), input);
    StoredPlan stored = StoredPlan.read(folder);
    if (!stored.options().equals(OPTIONS)) {
      assertThat(RunSettings.parse(stored.options()).recipe(checkout)).isNotNull();
    }
    Blocks run = stored.planOf(folder, BlocksPlan.class, checkout).toRun(stored, recipe, checkout);
    assertThat(BlockEstimate.of(run.plan())).isNotNull();
    assertThat(GroupStart.of(run.plan())).isNotEmpty();
    for (Blocks.Group group : run.groups(run.plan().curve())) {
      assertThat(group.subjects()).isNotEmpty();
      assertThat(new BlockOrder(group.plan()).round(1, 1)).isNotNull();
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown instanceof UnreadableResultException || thrown instanceof CommandFailedException;
  }
}
