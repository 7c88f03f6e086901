package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.emulator.load.ArrivalMode;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.ImageLoading;
import org.rubisee.emulator.load.RateChange;
import org.rubisee.emulator.load.RateFiles;
import org.rubisee.emulator.load.RateOrder;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.MatrixSet;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.Progress;

/** Runs over real sockets. */
@Timeout(60)
class EmulatorTest {

  @TempDir Path folder;
  private final ByteArrayOutputStream progress = new ByteArrayOutputStream();

  @Test
  void measuresARealRun() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      boolean complete = new Emulator(options(server, 0.02, 4)).run(results(), progress());

      Measurement result = MeasurementFolder.read(results());
      PhaseResult measured = result.phases().get(Phase.MEASURE);
      assertThat(complete).isTrue();
      assertThat(result.header().partial()).isFalse();
      assertThat(measured.outcomes().count(Outcome.OK))
          .isPositive()
          .isEqualTo(measured.outcomes().total());
      assertThat(measured.traffic().embedded()).isPositive();
      assertThat(measured.traffic().reconnects()).isZero();
      assertThat(measured.response().count()).isEqualTo(measured.outcomes().total());
      assertThat(result.seconds()).isNotEmpty();
      assertThat(server.received).anyMatch(line -> line.startsWith("POST ") && line.contains("="));
    }
    String[] lines = progress.toString(StandardCharsets.UTF_8).split("\n");
    assertThat(Progress.parse(lines[0]).clients()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({"PARTLY_OPEN, constant:20", "OPEN, constant:100"})
  void measuresARunWhoseLoadArrives(ArrivalMode mode, String schedule) throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      EmulatorOptions options = arriving(server, mode, schedule, new Phases("custom", 4, 4, 0));

      assertThat(new Emulator(options).run(results(), progress())).isTrue();
    }

    Measurement result = MeasurementFolder.read(results());
    PhaseResult measured = result.phases().get(Phase.MEASURE);
    double perSecond = Double.parseDouble(schedule.substring(schedule.indexOf(':') + 1));
    assertThat(measured.arrivals().offered() / 4.0).isBetween(0.6 * perSecond, 1.4 * perSecond);
    assertThat(measured.arrivals().notOffered()).isZero();
    assertThat(measured.outcomes().failures()).isZero();
    assertThat(measured.answered()).isGreaterThanOrEqualTo(measured.arrivals().offered() - 40);
    assertThat(measured.sessions().ended()).isPositive();
    assertThat(result.seconds().stream().mapToLong(s -> s.counts().arrivals().offered()).sum())
        .isPositive();
    assertThat(result.header().options()).containsEntry("arrivals", mode.label());
  }

  @Test
  void changesTheRateAsOrdersSay() throws IOException {
    List<RateChange> orders =
        List.of(
            new RateChange(1, RateOrder.parse("x0.5")), new RateChange(1.5, RateOrder.parse("0")));
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      EmulatorOptions options =
          arriving(server, ArrivalMode.PARTLY_OPEN, "constant:20", new Phases("custom", 2, 1, 0))
              .followingRateOrders();
      Files.createDirectories(results());
      new RateFiles(results()).order(orders);

      new Emulator(options).run(results(), progress());
    }

    Measurement result = MeasurementFolder.read(results());
    assertThat(new RateFiles(results()).followed().orElseThrow().changes()).isEqualTo(orders);
    assertThat(result.phases().get(Phase.WARM_UP).arrivals().total()).isPositive();
    assertThat(result.phases().get(Phase.MEASURE).arrivals().total()).isZero();
  }

  @Test
  void refusesOrdersForTheRateOfAClosedLoop() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      EmulatorOptions options = options(server, 0.1, 1).followingRateOrders();

      assertThatThrownBy(() -> new Emulator(options))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("--arrivals open or partly-open");
    }
  }

  @Test
  void beginsAtTheMomentThatIsAskedFor() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      long begin = System.currentTimeMillis() + 1_500;
      new Emulator(options(server, 0.02, 1).beginningAt(begin)).run(results(), progress());

      Measurement result = MeasurementFolder.read(results());
      assertThat(result.header().startedAtEpochMillis()).isGreaterThanOrEqualTo(begin);
      assertThat(result.header().partial()).isFalse();
      assertThat(result.seconds().get(0).counts().epochSecond())
          .isGreaterThanOrEqualTo(begin / 1_000);
    }
  }

  /** The clock of this machine is 100 s ahead of the one that all processes follow. */
  @Test
  void followsTheClockThatItsOwnIsAheadOf() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      long begin = System.currentTimeMillis() - 100_000 + 1_500;
      new Emulator(options(server, 0.02, 2).beginningAt(begin).onClockAheadBy(100_000))
          .run(results(), progress());

      Measurement result = MeasurementFolder.read(results());
      assertThat(result.header().startedAtEpochMillis()).isBetween(begin, begin + 50_000);
      assertThat(result.seconds())
          .isNotEmpty()
          .allSatisfy(
              second ->
                  assertThat(second.counts().epochSecond())
                      .isBetween(begin / 1_000, begin / 1_000 + 50));
      assertThat(result.header().options()).containsEntry("clock-offset", "100000");
    }
  }

  @Test
  void refusesToBeginLate() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      Emulator late = new Emulator(options(server, 0.02, 1).beginningAt(1_700_000_000_000L));

      assertThatThrownBy(() -> late.run(results(), progress()))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("after the moment at which the load begins");
    }
  }

  @Test
  void fetchesImagesOncePerSession() throws Exception {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      runUntilAnswered(server, 200);

      long logos = server.received.stream().filter(line -> line.contains("logo.svg")).count();
      long styles = server.received.stream().filter(line -> line.contains("style.css")).count();
      assertThat(logos).isEqualTo(5);
      assertThat(styles).isEqualTo(5);
    }
  }

  @Test
  void aDyingServerLosesNoMeasurement() throws Exception {
    long answered;
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      Emulator emulator = new Emulator(options(server, 0.05, 3, ImageLoading.NONE));
      CompletableFuture<Void> death = CompletableFuture.runAsync(() -> dieAfter(server, 20));
      emulator.run(results(), progress());
      death.get();
      answered = server.answered.get();
    }

    PhaseResult measured = MeasurementFolder.read(results()).phases().get(Phase.MEASURE);
    assertThat(measured.outcomes().count(Outcome.OK))
        .isPositive()
        .isBetween(answered - 5, answered);
    assertThat(measured.outcomes().count(Outcome.FAILED_CONNECTION)).isPositive();
  }

  @Test
  void aConnectionClosedWhileIdleIsAReconnectNotAFailure() throws IOException {
    try (ScriptedServer server =
        new ScriptedServer(ScriptedServer.Manner.CLOSES_IDLE_CONNECTIONS)) {
      new Emulator(options(server, 0.06, 2, ImageLoading.NONE, Mix.BROWSING))
          .run(results(), progress());
    }

    PhaseResult measured = MeasurementFolder.read(results()).phases().get(Phase.MEASURE);
    assertThat(measured.outcomes().failures()).isZero();
    assertThat(measured.outcomes().count(Outcome.OK)).isPositive();
    assertThat(measured.traffic().reconnects()).isPositive();
  }

  @Test
  void aServerThatNeverAnswersTimesOut() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.SILENT)) {
      new Emulator(options(server, 0.05, 4)).run(results(), progress());
    }

    PhaseResult measured = MeasurementFolder.read(results()).phases().get(Phase.MEASURE);
    assertThat(measured.outcomes().count(Outcome.FAILED_TIMEOUT))
        .isPositive()
        .isEqualTo(measured.outcomes().total());
  }

  @Test
  void aRunThatIsStoppedKeepsWhatWasMeasuredMarkedPartial() throws Exception {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      assertThat(runUntilAnswered(server, 100)).isFalse();
    }

    Measurement result = MeasurementFolder.read(results());
    assertThat(result.header().partial()).isTrue();
    assertThat(result.phases().get(Phase.MEASURE).outcomes().count(Outcome.OK)).isPositive();
  }

  @Test
  void saysThatNothingAnswers() throws IOException {
    String url;
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      url = server.url();
    }
    EmulatorOptions options =
        new EmulatorOptions(
            Target.of(url, 10), Workload.of(Mix.BIDDING, 1), Phases.SHORT, ClientRange.of(1));

    assertThatThrownBy(() -> new Emulator(options).run(results(), progress()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Nothing answers at " + url)
        .hasMessageContaining("start the site first");
  }

  private boolean runUntilAnswered(ScriptedServer server, long requests) throws Exception {
    Emulator emulator = new Emulator(options(server, 0.02, 600));
    CompletableFuture<Boolean> run =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return emulator.run(results(), progress());
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    while (server.answered.get() < requests) {
      Thread.sleep(10);
    }
    emulator.stop(20);
    return run.get(20, TimeUnit.SECONDS);
  }

  private Path results() {
    return folder.resolve("results");
  }

  private PrintStream progress() {
    return new PrintStream(progress, true, StandardCharsets.UTF_8);
  }

  private static void dieAfter(ScriptedServer server, long answers) {
    try {
      while (server.answered.get() < answers) {
        Thread.sleep(10);
      }
      server.close();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** 40 clients with sessions of half a second. */
  private static EmulatorOptions arriving(
      ScriptedServer server, ArrivalMode mode, String schedule, Phases phases) {
    return new EmulatorOptions(
            new Target(server.url(), Site.RUBIS_EE, 100, 40, 62, 0),
            new Workload(
                Mix.BIDDING,
                MatrixSet.RUBIS_EE,
                "",
                new Workload.Pace(0.1, 1, 0.5, 1),
                ImageLoading.CACHED,
                42),
            phases,
            ClientRange.of(40))
        .with(Arrivals.of(mode, schedule));
  }

  private static EmulatorOptions options(ScriptedServer server, double think, double seconds) {
    return options(server, think, seconds, ImageLoading.CACHED);
  }

  private static EmulatorOptions options(
      ScriptedServer server, double think, double seconds, ImageLoading images) {
    return options(server, think, seconds, images, Mix.BIDDING);
  }

  private static EmulatorOptions options(
      ScriptedServer server, double think, double seconds, ImageLoading images, Mix mix) {
    return new EmulatorOptions(
        new Target(server.url(), Site.RUBIS_EE, 100, 40, 62, 0),
        new Workload(
            mix, MatrixSet.RUBIS_EE, "", new Workload.Pace(think, 10 * think, 900, 1), images, 42),
        new Phases("custom", 0, seconds, 0),
        ClientRange.of(5));
  }
}
