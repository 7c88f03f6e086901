package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.Progress;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** Runs over real sockets. */
@Timeout(60)
class EmulatorTest {

  private static final Application AUCTION = Applications.named("auction");

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

  /**
   * What arrives follows from the seed, however fast this machine is. After the last arrival the
   * run goes on, so that arrivals which are passed on late are counted, too.
   */
  @ParameterizedTest
  @CsvSource({"PARTLY_OPEN, 20, 1, 100", "OPEN, 100, 4, 40"})
  void measuresARunWhoseLoadArrives(ArrivalMode mode, int perSecond, int warmUpSeconds, int clients)
      throws IOException {
    EmulatorOptions options;
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      Phases phases = new Phases("custom", warmUpSeconds, 2, 4);
      options =
          arriving(
              server,
              mode,
              String.format(Locale.ROOT, "steps:0=%d,2=0", perSecond),
              phases,
              clients);

      assertThat(new Emulator(options).run(results(), progress())).isTrue();
    }

    Measurement result = MeasurementFolder.read(results());
    long due = due(options);
    long offered = sum(result, phase -> phase.arrivals().offered());
    long notOffered = sum(result, phase -> phase.arrivals().notOffered());
    assertThat(due / (warmUpSeconds + 2.0)).isBetween(0.6 * perSecond, 1.4 * perSecond);
    assertThat(offered + notOffered).isEqualTo(due);
    assertThat(offered).isPositive();
    if (mode == ArrivalMode.PARTLY_OPEN) {
      assertThat(notOffered).as("there is a client for each session").isZero();
    }
    assertThat(sum(result, phase -> phase.outcomes().failures())).isZero();
    assertThat(sum(result, PhaseResult::answered))
        .as("a client waits for one answer at most")
        .isGreaterThanOrEqualTo(offered - clients);
    assertThat(sum(result, phase -> phase.sessions().ended())).isPositive();
    assertThat(result.seconds().stream().mapToLong(s -> s.counts().arrivals().offered()).sum())
        .isBetween(1L, offered);
    assertThat(result.header().options()).containsEntry("arrivals", mode.label());
  }

  private static long sum(Measurement result, ToLongFunction<PhaseResult> count) {
    return result.phases().values().stream().mapToLong(count).sum();
  }

  /** How many arrivals a run has by its seed, counted in virtual time. */
  private static long due(EmulatorOptions options) {
    Workload asked = options.workload();
    Workload workload =
        new Workload(
            asked.mix(), asked.matrices(), "", asked.pace(), ImageLoading.NONE, asked.seed());
    VirtualTime time = new VirtualTime();
    StubSite site = new StubSite(time, now -> now, StubPages::of);
    return new VirtualRun(time, site, workload, LoadOrder.of(options))
        .run(0, Math.round(options.phases().totalSeconds()))
        .arrivals()
        .total();
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
      new Emulator(options(server, 0.06, 2, ImageLoading.NONE, AUCTION.mix("browsing")))
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
      Emulator emulator = new Emulator(options(server, 0.05, 4));
      assertThatThrownBy(() -> emulator.run(results(), progress()))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(server.url() + " answered no page");
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
            Target.of(url, 10),
            Workload.of(AUCTION.mix("bidding"), 1),
            Phases.SHORT,
            ClientRange.of(1));

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

  /** Sessions of half a second; a client waits longer for an answer than a test may take. */
  private static EmulatorOptions arriving(
      ScriptedServer server, ArrivalMode mode, String schedule, Phases phases, int clients) {
    return new EmulatorOptions(
            new Target(server.url(), Site.RUBIS_EE, 100, 40, 62, 0),
            new Workload(
                AUCTION.mix("bidding"),
                MatrixSet.RUBIS_EE,
                "",
                new Pace(0.1, 1, 0.5, 60),
                ImageLoading.CACHED,
                42),
            phases,
            ClientRange.of(clients))
        .with(Arrivals.of(mode, schedule));
  }

  private static EmulatorOptions options(ScriptedServer server, double think, double seconds) {
    return options(server, think, seconds, ImageLoading.CACHED);
  }

  private static EmulatorOptions options(
      ScriptedServer server, double think, double seconds, ImageLoading images) {
    return options(server, think, seconds, images, AUCTION.mix("bidding"));
  }

  private static EmulatorOptions options(
      ScriptedServer server, double think, double seconds, ImageLoading images, Mix mix) {
    return new EmulatorOptions(
        new Target(server.url(), Site.RUBIS_EE, 100, 40, 62, 0),
        new Workload(mix, MatrixSet.RUBIS_EE, "", new Pace(think, 10 * think, 900, 1), images, 42),
        new Phases("custom", 0, seconds, 0),
        ClientRange.of(5));
  }
}
