package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.CrashingFiles;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockRun;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.StubTopology;
import org.rubisee.bench.topology.Topology;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.ServerFailedException;

class BlockExperimentTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final List<String> SITES = List.of("servlets-only", "session-beans");
  private static final List<String> OPTIONS = List.of("--scale=tiny");
  private static final int MOST_CHANGES = 100;

  private final BlockPlan plan = SampleRuns.plan(SITES, 2, 0);
  private final BlockRun run = SampleRuns.run(plan);

  @TempDir private Path folder;

  private Path work;

  @BeforeEach
  void build() throws IOException {
    work = Files.createDirectory(folder.resolve("work"));
    for (String site : SITES) {
      StubTopology.built(folder, HOME.resolve(site));
    }
  }

  @Test
  void aFolderIsThereWithItsPlanOrNotAtAll() throws IOException {
    BlockExperiment experiment = experiment(work, OPTIONS);
    int changes = 0;
    boolean crashed = true;
    while (crashed && changes < MOST_CHANGES) {
      Path results = Files.createDirectory(folder.resolve("after-" + changes));
      crashed = isKilled(experiment, CrashingFiles.at(results, changes));
      Path begun = results.resolve(run.id());
      if (!crashed || Files.exists(begun)) {
        assertThat(BlockRunFolder.open(begun).run()).isEqualTo(run);
        assertThat(StoredBlockPlan.read(begun).plan()).isEqualTo(plan);
        assertThat(new OwnPlans(work).holds(begun.resolve(StoredBlockPlan.FILE))).isTrue();
      }
      changes++;
    }
    assertThat(changes).as("moments at which it was killed").isBetween(8, MOST_CHANGES - 1);
  }

  private boolean isKilled(BlockExperiment experiment, Path results) throws IOException {
    try {
      experiment.begun(results, run);
      return false;
    } catch (CrashingFiles.Crash e) {
      return true;
    }
  }

  @Test
  void startsNoInvocationWithoutSpaceForItsResults() throws IOException {
    BlockRunFolder begun = experiment(work, OPTIONS).begun(folder.resolve("results"), run);
    BlockRunFolder full = BlockRunFolder.open(CrashingFiles.onFullDisk(begun.path()));
    assertStopped(begun, full, experiment(work, OPTIONS), opening());
  }

  @Test
  void startsNoInvocationWithoutSpaceForWorkingFiles() throws IOException {
    BlockRunFolder begun = experiment(work, OPTIONS).begun(folder.resolve("results"), run);
    assertStopped(begun, begun, experiment(CrashingFiles.onFullDisk(work), OPTIONS), opening());
  }

  /** Data are restored once for all sites; the databases of an invocation are opened next. */
  @Test
  void stopsWhenTheDiskFillsWhileServersStart() throws IOException {
    BlockRunFolder begun = experiment(work, OPTIONS).begun(folder.resolve("results"), run);
    assertStopped(begun, begun, experiment(work, OPTIONS), filling());
    assertThat(begun.invocations()).extracting(Invocation::number).containsExactly(1);
  }

  @Test
  void namesNoCompletionOfARunThatHasNone() throws IOException {
    BlockExperiment duel = experiment(work, List.of());
    BlockRunFolder begun = duel.begun(folder.resolve("results"), run);
    assertThatThrownBy(() -> duel.resume(begun, filling()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("kept in " + begun.path())
        .hasMessageEndingWith("then start the command again");
  }

  private static void assertStopped(
      BlockRunFolder begun, BlockRunFolder used, BlockExperiment experiment, Topology.Opener opener)
      throws IOException {
    assertThatThrownBy(() -> experiment.resume(used, opener))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("The disk is full")
        .hasMessageContaining("./rubis clean")
        .hasMessageEndingWith("./rubis resume " + begun.path());
    assertThat(begun.run().state()).isEqualTo(RunState.PARTIAL);
  }

  private static Topology.Opener opening() {
    return (recipe, terminal) -> StubTopology.restoring(number -> Instant.EPOCH);
  }

  private Topology.Opener filling() {
    return (recipe, terminal) -> {
      if (recipe.checkout().work().startsWith(work.resolve("blocks"))) {
        throw new ServerFailedException(
            "The database does not start", new IOException("x: No space left on device"));
      }
      return StubTopology.restoring(number -> Instant.EPOCH);
    };
  }

  private BlockExperiment experiment(Path workingFiles, List<String> options) {
    Checkout checkout = new Checkout(folder, workingFiles);
    SiteRecipe recipe =
        new SiteRecipe(checkout, DataPlan.of(Scale.TINY), Map.of(), Pinning.ANYWHERE, List.of());
    List<SiteConfiguration> sites =
        plan.sites().stream().map(site -> SiteConfiguration.stored(site, checkout)).toList();
    return new BlockExperiment(
        new BlockRequest(plan, Subject.of(sites, recipe), options),
        new Terminal(new PrintStream(new ByteArrayOutputStream()), false),
        Clock.systemUTC());
  }
}
