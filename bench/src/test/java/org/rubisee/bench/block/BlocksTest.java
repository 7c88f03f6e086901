package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.CrashingFiles;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.StubTopology;
import org.rubisee.bench.topology.Topology;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.ServerFailedException;

class BlocksTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final List<String> SITES = List.of("servlets-only", "session-beans");
  private static final List<String> OPTIONS = List.of("--scale=tiny");

  private final BlockPlan plan = SampleRuns.plan(SITES, 2, 0);
  private final Run<BlockPlan> run = SampleRuns.run(plan);

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
  void twoRunsThatBeginInTheSameSecondHaveAFolderEach() throws Exception {
    Clock stopped = Clock.fixed(Instant.parse("2026-11-29T12:00:00Z"), ZoneOffset.UTC);
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(
              () -> runs(new Checkout(folder, work), stopped).start(blocks(work), filling()))
          .hasMessageContaining("./rubis resume");
    }

    try (Stream<Path> begun = Files.list(folder.resolve("results"))) {
      assertThat(begun)
          .hasSize(2)
          .allSatisfy(
              one -> {
                assertThat(new OwnPlans(work).holds(one.resolve(StoredPlan.FILE))).isTrue();
                assertThat(planIn(one)).isEqualTo(plan);
                assertThat(BlocksFolder.open(one).run().id())
                    .isEqualTo(one.getFileName().toString());
              });
    }
  }

  @Test
  void startsNoInvocationWithoutSpaceForItsResults() throws IOException {
    BlocksFolder begun = begun();

    assertStopped(begun, CrashingFiles.onFullDisk(begun.path()), work, opening());
  }

  @Test
  void startsNoInvocationWithoutSpaceForWorkingFiles() throws IOException {
    BlocksFolder begun = begun();

    assertStopped(begun, begun.path(), CrashingFiles.onFullDisk(work), opening());
  }

  /** Data are restored once for all sites; the databases of an invocation are opened next. */
  @Test
  void stopsWhenTheDiskFillsWhileServersStart() throws IOException {
    BlocksFolder begun = begun();

    assertStopped(begun, begun.path(), work, filling());
    assertThat(begun.invocations()).extracting(Invocation::number).containsExactly(1);
  }

  private BlocksFolder begun() throws IOException {
    return SampleRuns.begun(folder.resolve("results"), run);
  }

  private void assertStopped(
      BlocksFolder begun, Path used, Path workingFiles, Topology.Opener opener) throws IOException {
    assertThatThrownBy(
            () ->
                runs(new Checkout(folder, workingFiles), Clock.systemUTC())
                    .resume(blocks(workingFiles), used, opener))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("The disk is full")
        .hasMessageContaining("./rubis clean")
        .hasMessageEndingWith("./rubis resume " + begun.path());
    assertThat(begun.run().state()).isEqualTo(RunState.PARTIAL);
  }

  private static BlockPlan planIn(Path run) throws IOException {
    return StoredPlan.read(run).planOf(run, BlocksPlan.class, Checkout.current()).blocks();
  }

  private Runs runs(Checkout checkout, Clock clock) {
    return new Runs(
        checkout,
        new Terminal(
            new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8), false),
        clock,
        (recipe, sites, topology) -> run.environment());
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

  private Blocks blocks(Path workingFiles) {
    Checkout checkout = new Checkout(folder, workingFiles);
    SiteRecipe recipe =
        new SiteRecipe(
            checkout,
            ApplicationData.standard().plan(Sizes.TINY),
            Map.of(),
            Pinning.ANYWHERE,
            List.of());
    List<SiteConfiguration> sites =
        plan.sites().stream().map(site -> SiteConfiguration.stored(site, checkout)).toList();
    return new Blocks(plan, Subject.of(sites, recipe), OPTIONS);
  }
}
