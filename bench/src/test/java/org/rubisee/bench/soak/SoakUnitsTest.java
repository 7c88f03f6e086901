package org.rubisee.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.StubRun;
import org.rubisee.bench.topology.SiteConfiguration;

/** Soaks of two sites that are no more than their results. */
class SoakUnitsTest {

  private static final Terminal QUIET = Terminal.standard().silent();

  @TempDir private Path results;

  private final List<String> soaked = new ArrayList<>();
  private final List<String> searched = new ArrayList<>();
  private String killedIn = "";
  private String failing = "";
  private String failure = "no server";
  private Path folder;

  /** Stands for a bench that is killed. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  @BeforeEach
  void begin() throws IOException {
    folder = StubRun.begun(Files.createDirectory(results.resolve("1")), SoakPlan.KIND);
  }

  @Test
  void aKilledBenchLosesTheSoakUnderWayOnly() throws Exception {
    killedIn = "jpa";
    assertThatThrownBy(this::run).isInstanceOf(Killed.class);
    assertThat(folder.resolve("report.html"))
        .content()
        .contains("1 of 1 sites passed.", "servlets-only");
    killedIn = "";
    soaked.clear();

    SoakUnits units = run();

    assertThat(soaked).containsExactly("jpa");
    assertThat(searched).as("the peak of jpa was known").containsExactly("servlets-only", "jpa");
    assertThat(new RunFolder(folder).state()).isEqualTo(RunState.COMPLETE);
    assertThat(units.records())
        .extracting(SoakRecord::configuration)
        .containsExactly("servlets-only", "jpa");
    assertThat(folder.resolve("unfinished/jpa/samples.csv")).exists();
  }

  @Test
  void aSoakThatDidNotComeToItsEndIsRunAgain() throws Exception {
    failing = "servlets-only";
    assertThat(run().records().get(0).complaints())
        .containsExactly("The soak did not come to its end: no server");
    failing = "";
    soaked.clear();

    assertThat(run().records()).allMatch(SoakRecord::isWell).hasSize(2);
    assertThat(soaked).containsExactly("servlets-only");
  }

  @Test
  void aFullDiskStopsTheExperimentAndKeepsTheSoaksBefore() {
    failing = "jpa";
    failure = "The client emulator failed: No space left on device";

    assertThatThrownBy(this::run)
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("No space left on device")
        .hasMessageEndingWith("./rubis resume " + folder);

    assertThat(folder.resolve("report.html")).content().contains("1 of 1 sites passed.");
  }

  private SoakUnits run() throws IOException, InterruptedException {
    SoakUnits units =
        new SoakUnits(plan(), folder, this::drive, new Peaks(folder, this::search), QUIET);
    new StubRun(new Checkout(results), context -> units).resumed(folder);
    return units;
  }

  private Peak search(SiteConfiguration site, Path own) throws IOException {
    searched.add(site.name());
    Peak.Step step = new Peak.Step(100, 100, 0, 5);
    Peak peak = new Peak(site.name(), 110, List.of(step), step);
    new ResultsJson().write(Files.createDirectories(own).resolve("peak.json"), peak);
    return peak;
  }

  private SoakRecord drive(SiteConfiguration site, int saturation, int clients, Path own)
      throws IOException {
    soaked.add(site.name());
    new SoakSamples().write(own);
    if (killedIn.equals(site.name())) {
      throw new Killed();
    }
    if (failing.equals(site.name())) {
      throw new CommandFailedException(failure);
    }
    SoakFigure unknown =
        new SoakFigure(
            "web-threads", "threads", "", Double.NaN, Double.NaN, 0, "12", "not measured", true);
    return new SoakRecord(
        site.name(), saturation, clients, 0, 50, 100, 5000, List.of(unknown), List.of(), List.of());
  }

  private static SoakPlan plan() {
    Checkout checkout = new Checkout(Path.of(".."));
    return SoakPlan.of(
        new ExperimentLibrary(checkout).experiment("soak").definition(),
        new Wish(
            List.of(),
            List.of("servlets-only", "jpa"),
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            1),
        checkout);
  }
}
