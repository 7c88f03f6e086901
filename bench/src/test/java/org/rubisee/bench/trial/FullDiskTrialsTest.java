package org.rubisee.bench.trial;

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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.CrashingFiles;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.StubTopology;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.ServerFailedException;

/** A run of trials on a disk without space names the command that completes it. */
class FullDiskTrialsTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @TempDir private Path folder;

  private Path work;
  private TrialsFolder run;

  @BeforeEach
  void begin() throws IOException {
    work = Files.createDirectory(folder.resolve("work"));
    run = SampleRun.begun(folder.resolve("results"), SampleRun.run(SampleRun.quickstart()));
    StubTopology.built(folder, HOME.resolve("servlets-only"));
  }

  @Test
  void startsNoTrialWithoutSpaceForItsResults() throws IOException {
    assertStopped(
        work,
        CrashingFiles.onFullDisk(run.path()),
        StubTopology.restoring(number -> Instant.EPOCH));
  }

  @Test
  void startsNoTrialWithoutSpaceForWorkingFiles() throws IOException {
    assertStopped(
        CrashingFiles.onFullDisk(work),
        run.path(),
        StubTopology.restoring(number -> Instant.EPOCH));
  }

  @Test
  void stopsWhenTheDiskFillsWhileServersStart() throws IOException {
    assertStopped(
        work,
        run.path(),
        StubTopology.restoring(
            number -> {
              if (number > 1) {
                throw new ServerFailedException(
                    "The data cannot be restored", new IOException("x: No space left on device"));
              }
              return Instant.EPOCH;
            }));
  }

  private void assertStopped(Path workingFiles, Path used, StubTopology topology)
      throws IOException {
    Checkout checkout = new Checkout(folder, workingFiles);
    Runs runs =
        new Runs(
            checkout,
            new Terminal(
                new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8), false),
            Clock.systemUTC(),
            (recipe, sites, where) -> SampleRun.run(SampleRun.quickstart()).environment());
    assertThatThrownBy(() -> runs.resume(trials(checkout), used, (recipe, terminal) -> topology))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("The disk is full")
        .hasMessageContaining("./rubis clean")
        .hasMessageEndingWith("./rubis resume " + run.path());
    assertThat(run.run().state()).isEqualTo(RunState.PARTIAL);
    assertThat(run.trials()).isEmpty();
  }

  private static Trials trials(Checkout checkout) {
    SiteConfiguration site =
        SiteConfiguration.stored(Configuration.plain("servlets-only", "Servlets"), checkout);
    TrialsPlan plan =
        TrialsPlan.of(
            List.of(site),
            new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED),
            Agenda.of(List.of(new PlannedPoint("servlets-only", "bidding", 10)), 1, 1),
            false);
    SiteRecipe recipe =
        new SiteRecipe(
            checkout,
            ApplicationData.standard().plan(Sizes.TINY),
            Map.of(),
            Pinning.ANYWHERE,
            List.of());
    return new Trials(plan, new RunRequest(recipe, List.of(), "rubis run"));
  }
}
