package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.StubRun;
import org.rubisee.bench.topology.SiteConfiguration;

/**
 * Trials of a site that is no more than its results: a control, and two faults of 6 s each, during
 * which no request gets a page.
 */
class FaultUnitsTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(".."));
  private static final Terminal QUIET = Terminal.standard().silent();
  private static final int SECONDS = 70;
  private static final int PER_SECOND = 10;
  private static final long FAULT_MILLIS = 6000;

  @TempDir private Path results;

  private final List<Integer> driven = new ArrayList<>();
  private final List<Integer> failing = new ArrayList<>();
  private final List<String> searched = new ArrayList<>();
  private List<String> faults = List.of("killed-db", "cut-link-db");
  private String failure = "no server";
  private Optional<Integer> killedIn = Optional.empty();
  private Path folder;

  /** Stands for a bench that is killed. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  @BeforeEach
  void begin() throws IOException {
    folder = StubRun.begun(Files.createDirectory(results.resolve("1")), FaultPlan.KIND);
  }

  @Test
  void theLabelSaysWhatWasMadeAndWhatCameOfIt() throws Exception {
    FaultUnits units = run("40");

    FaultPlan.Planned killed =
        plan("40").trials().stream()
            .filter(trial -> trial.faultName().equals("killed-db"))
            .findFirst()
            .orElseThrow();
    Path label = folder.resolve("trials").resolve(killed.folder()).resolve("label.json");
    FaultRecord record = new ResultsJson().ifThere(label, FaultRecord.class).orElseThrow();
    assertThat(record.kind()).isEqualTo("killed");
    assertThat(record.tier()).isEqualTo("db");
    assertThat(record.cause()).isEqualTo("kill -9 of its process");
    assertThat(record.clients()).isEqualTo(40);
    assertThat(record.control()).isEqualTo(1);
    long fault = record.clientsStartMillis() + (long) (killed.startSeconds() * 1000);
    assertThat(record.occurrences())
        .containsExactly(new Fault.Occurrence(fault, fault + FAULT_MILLIS));
    assertThat(record.effect()).contains(" % without a page (otherwise 0 %)");
    assertThat(record.recoverySeconds()).isBetween(0.0, 1.0);
    assertThat(record.complaints()).isEmpty();
    assertThat(units.records()).contains(record);
  }

  @Test
  void aKilledBenchLosesTheTrialUnderWayOnly() {
    killedIn = Optional.of(3);

    assertThatThrownBy(() -> run("40")).isInstanceOf(Killed.class);

    FaultPlan.Planned second = plan("40").trials().get(1);
    assertThat(folder.resolve("report.html"))
        .content()
        .contains(second.faultName(), "1 of 1 faults were noticed and survived");
  }

  @Test
  void anExperimentGoesOnAfterTheTrialsThatEnded() throws Exception {
    killedIn = Optional.of(3);
    assertThatThrownBy(() -> run("40")).isInstanceOf(Killed.class);
    killedIn = Optional.empty();
    driven.clear();

    FaultUnits units = run("40");

    assertThat(driven).containsExactly(3);
    assertThat(new RunFolder(folder).state()).isEqualTo(RunState.COMPLETE);
    assertThat(units.records()).allMatch(FaultRecord::isWell).hasSize(3);
    assertThat(folder.resolve("report.html"))
        .content()
        .contains("2 of 2 faults were noticed and survived");
    assertThat(folder.resolve("unfinished")).isDirectoryContaining("glob:**/trials-003-*");
  }

  @Test
  void aTrialThatDidNotComeToItsEndIsRunAgain() throws Exception {
    failing.add(2);
    assertThat(run("40").records().get(1).complaints())
        .containsExactly("The trial did not come to its end: no server");
    failing.clear();
    driven.clear();

    assertThat(run("40").records()).allMatch(FaultRecord::isWell);
    assertThat(driven).containsExactly(2);
  }

  @Test
  void aBrokenControlFailsItsTrials() throws Exception {
    failing.add(1);

    assertThat(run("40").records())
        .noneMatch(FaultRecord::isWell)
        .last()
        .extracting(FaultRecord::complaints)
        .asString()
        .contains("Its control 001-servlets-only-control is invalid");
  }

  @Test
  void trialsAreRunAgainWithTheirControl() throws Exception {
    failing.add(1);
    run("40");
    failing.clear();
    driven.clear();

    assertThat(run("40").records()).allMatch(FaultRecord::isWell);
    assertThat(driven).containsExactly(1, 2, 3);
  }

  @Test
  void aFullDiskStopsTheExperimentAndKeepsTheTrialsBefore() {
    failing.add(3);
    failure = "The client emulator failed: No space left on device";

    assertThatThrownBy(() -> run("40"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("No space left on device")
        .hasMessageEndingWith("./rubis resume " + folder);

    assertThat(driven).containsExactly(1, 2, 3);
    assertThat(folder.resolve("report.html")).content().contains("of 1 faults");
  }

  @Test
  void aFullDiskThatIsTheFaultEndsItsTrialOnly() throws Exception {
    faults = List.of("disk-full-db", "cut-link-db");
    failure = "MySQL did not start: File too large";
    plan("40").trials().stream()
        .filter(FaultPlan.Planned::fillsTheDisk)
        .forEach(trial -> failing.add(trial.number()));

    assertThat(run("40").records()).hasSize(3);
    assertThat(driven).containsExactly(1, 2, 3);
  }

  @Test
  void aPeakIsSearchedForOnce() throws Exception {
    killedIn = Optional.of(2);
    assertThatThrownBy(() -> run("auto")).isInstanceOf(Killed.class);
    killedIn = Optional.empty();

    FaultUnits units = run("auto");

    assertThat(searched).containsExactly("servlets-only");
    assertThat(units.records()).allMatch(record -> record.clients() == 110);
    assertThat(folder.resolve("report.html")).content().contains("Search for the peak");
  }

  private FaultUnits run(String clients) throws IOException, InterruptedException {
    FaultUnits units =
        new FaultUnits(plan(clients), folder, this::drive, new Peaks(folder, this::search), QUIET);
    new StubRun(new Checkout(results), context -> units).resumed(folder);
    return units;
  }

  private Peak search(SiteConfiguration site, Path own) throws IOException {
    searched.add(site.name());
    Peak.Step step = new Peak.Step(100, 100, 0, 5);
    Peak peak = Peak.of(site.name(), List.of(step), step);
    new ResultsJson().write(Files.createDirectories(own).resolve("peak.json"), peak);
    return peak;
  }

  private FaultTrial.Seen drive(FaultPlan.Planned trial, int clients, Path own) throws IOException {
    driven.add(trial.number());
    long start = 1_000_000L * trial.number();
    long fault = trial.fault().isEmpty() ? 0 : start + (long) (1000 * trial.startSeconds());
    write(own, start, fault);
    if (killedIn.equals(Optional.of(trial.number()))) {
      throw new Killed();
    }
    if (failing.contains(trial.number())) {
      throw new CommandFailedException(failure);
    }
    return new FaultTrial.Seen(
        start,
        plan("40").measuredFromMillis(trial, start),
        fault == 0 ? List.of() : List.of(new Fault.Occurrence(fault, fault + FAULT_MILLIS)),
        "",
        new WriteCheck.Finding(9, 8, 9, 0, 0, true, List.of()),
        new AuditOutcome(true, List.of(), List.of()));
  }

  private static void write(Path own, long start, long fault) throws IOException {
    List<String> requests = new ArrayList<>(List.of("epoch_ms,interaction,outcome,response_ms"));
    List<String> tiers = new ArrayList<>(List.of(TierWatch.HEADING));
    for (int i = 0; i < SECONDS * PER_SECOND; i++) {
      long end = start + i * 1000L / PER_SECOND;
      boolean isGood = fault == 0 || end < fault || end >= fault + FAULT_MILLIS;
      requests.add(
          String.format(Locale.ROOT, "%d,ViewItem,%s,5.000", end, isGood ? "ok" : "failed-status"));
      if (i % PER_SECOND == 0) {
        tiers.add(String.format(Locale.ROOT, "%d,db,0.100,1000,10", end / 1000));
      }
    }
    Files.createDirectories(TestBed.clientFolder(own));
    Files.write(TestBed.clientFolder(own).resolve("requests.csv"), requests);
    Files.write(own.resolve(TierWatch.FILE), tiers);
  }

  private FaultPlan plan(String clients) {
    return FaultPlanner.plan(
        new ExperimentLibrary(CHECKOUT).experiment("faults").definition(),
        new Wish(
            faults,
            List.of("servlets-only"),
            false,
            Optional.of(1),
            Optional.of(ClientCounts.parse(clients)),
            Optional.of("10/50/1"),
            1),
        CHECKOUT);
  }
}
