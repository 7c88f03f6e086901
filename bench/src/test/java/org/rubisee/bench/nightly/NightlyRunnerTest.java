package org.rubisee.bench.nightly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.Machine;

/** Parts that pass, fail, last too long or are interrupted, with shell commands in their place. */
@Timeout(120)
class NightlyRunnerTest {

  private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";
  private static final Machine MACHINE = new Machine("Linux", "6.1", "a processor", 2, 1 << 30);
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final Duration SHORT = Duration.ofSeconds(1);

  /** A server: leads a session of its own, as those of the suite do. */
  private static final String SERVER = "setsid sleep 600 & echo $! > server.pid; ";

  @TempDir private Path home;
  private RecordStore store;

  @BeforeEach
  void createStore() {
    store = new RecordStore(home.resolve("results/nightly"));
  }

  @Test
  void recordsWhatPassed() throws Exception {
    PartRecord record =
        run("echo 'metric pages 27'; echo 'metric mean 1.5 ms/page'; echo note all");
    assertThat(record.result()).isEqualTo(new PartRecord.Result(Outcome.PASSED, "", 0));
    assertThat(record.commit()).isEqualTo(COMMIT);
    assertThat(record.machine()).isEqualTo(MACHINE);
    assertThat(record.metrics())
        .containsExactly(new Metric("pages", 27, ""), new Metric("mean", 1.5, "ms/page"));
    assertThat(record.notes()).containsExactly("all");
    assertThat(store.last("fake")).contains(record);
    assertThat(store.hasPassed("fake", COMMIT)).isTrue();
    assertThat(store.hasPassed("fake", COMMIT.replace('0', 'f'))).isFalse();
    assertThat(store.hasPassed("fake", COMMIT + "-dirty")).isFalse();
  }

  @Test
  void keepsTheOutput() throws Exception {
    run("echo said; echo wrong >&2");
    assertThat(logOfTheLast()).hasContent("said\nwrong");
  }

  @Test
  void recordsTheExitCodeOfAFailure() throws Exception {
    PartRecord record = run("echo 'metric tried 3'; exit 7");
    assertThat(record.result()).isEqualTo(new PartRecord.Result(Outcome.FAILED, "exit code 7", 7));
    assertThat(record.metrics()).containsExactly(new Metric("tried", 3, ""));
    assertThat(store.lastPassed("fake")).isEmpty();
  }

  @Test
  void aPartThatLacksSomethingHasFailed() throws Exception {
    PartRecord record = run("echo 'SKIPPED: needs root privileges' >&2; exit 77");
    assertThat(record.result())
        .isEqualTo(
            new PartRecord.Result(Outcome.FAILED, "skipped: its log says what it lacks", 77));
    assertThat(store.lastPassed("fake")).isEmpty();
  }

  @Test
  void aChangedFileMakesAPassCountForNoCommit() throws Exception {
    PartRecord record = runner(LONG, COMMIT + "-dirty").run(part("true"));
    assertThat(record.hasPassed()).isTrue();
    assertThat(store.hasPassed("fake", COMMIT + "-dirty")).isFalse();
    assertThat(store.lastPassed("fake")).isEmpty();
  }

  @Test
  void endsAPartAtItsLimitWithItsServers() throws Exception {
    PartRecord record = runner(SHORT, COMMIT).run(part(SERVER + "sleep 600"));
    assertThat(record.result())
        .isEqualTo(new PartRecord.Result(Outcome.TIMED_OUT, "over 1 s", PartRecord.NO_EXIT));
    assertThat(server()).isFalse();
  }

  @Test
  void killsWhatIgnoresTheSignal() throws Exception {
    PartRecord record =
        runner(SHORT, COMMIT).run(part("trap '' TERM; while true; do sleep 1; done"));
    assertThat(record.result().outcome()).isEqualTo(Outcome.TIMED_OUT);
    assertThat(PartProcess.of(folderOfTheLast())).isEmpty();
  }

  @Test
  void aPartThatLeavesAServerBehindHasFailed() throws Exception {
    PartRecord record = run(SERVER);
    assertThat(record.result().outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.result().reason()).startsWith("1 processes still ran");
    assertThat(server()).isFalse();
  }

  @Test
  void endsNothingThatItDidNotStart() throws Exception {
    Process other = new ProcessBuilder("sleep", "600").start();
    try {
      runner(SHORT, COMMIT).run(part("sleep 600"));
      assertThat(other.isAlive()).isTrue();
    } finally {
      other.destroy();
    }
  }

  @Test
  void anInterruptionStopsAPartAndLeavesTheOtherRecords() throws Exception {
    run("true");
    Thread runner = Thread.currentThread();
    Thread ctrlC =
        new Thread(
            () -> {
              await(home.resolve("server.pid"));
              runner.interrupt();
            });
    ctrlC.start();
    NightlyPart half = new NightlyPart("half", "Shows nothing.", 1, SERVER + "sleep 600");
    assertThat(
            catchThrowableOfType(InterruptedException.class, () -> runner(LONG, COMMIT).run(half)))
        .isNotNull();
    ctrlC.join();
    assertThat(server()).isFalse();
    assertThat(store.last("half").orElseThrow().result().outcome()).isEqualTo(Outcome.INTERRUPTED);
    assertThat(store.hasPassed("half", COMMIT)).isFalse();
    assertThat(store.hasPassed("fake", COMMIT)).isTrue();
  }

  @Test
  void endsTheProcessesOfAKilledRunnerAndRunsThePartAgain() throws Exception {
    NightlyPart part = part("true");
    Path folder = store.begin("fake", Instant.EPOCH);
    RecordStore.write(folder.resolve(RecordStore.RECORD), unfinished());
    PartProcess.start(SERVER + "true", home, folder, folder.resolve("log"), SHORT);
    await(home.resolve("server.pid"));

    assertThat(store.hasPassed("fake", COMMIT)).isFalse();
    assertThat(runner(LONG, COMMIT).endAbandoned(part)).isEqualTo(1);
    assertThat(server()).isFalse();
    runner(LONG, COMMIT).run(part);
    assertThat(store.hasPassed("fake", COMMIT)).isTrue();
  }

  @Test
  void countsTheTestsOfMaven() throws Exception {
    PartRecord record = runMaven(report(5, 0));
    assertThat(record.result().outcome()).isEqualTo(Outcome.PASSED);
    assertThat(record.metrics())
        .containsExactly(new Metric("tests", 5, ""), new Metric("skipped-tests", 0, ""));
  }

  @Test
  void aSkippedTestIsAFailure() throws Exception {
    assertThat(runMaven(report(5, 2)).result())
        .isEqualTo(new PartRecord.Result(Outcome.FAILED, "2 tests were skipped", 0));
  }

  @Test
  void testsOfAnEarlierExecutionDoNotCount() throws Exception {
    runMaven(report(5, 0));
    for (Path report : List.of(home.resolve("a/target/failsafe-reports/TEST-A.xml"))) {
      Files.setLastModifiedTime(report, FileTime.from(Instant.EPOCH));
    }
    assertThat(runMaven("true").result().reason()).isEqualTo("no test ran");
  }

  private PartRecord run(String command) throws Exception {
    return runner(LONG, COMMIT).run(part(command));
  }

  /** Runs a command under the name of Maven. */
  private PartRecord runMaven(String command) throws Exception {
    return runner(LONG, COMMIT).run(part("mvn () {\n" + command + "\n}\nmvn verify"));
  }

  private static String report(int tests, int skipped) {
    return """
        mkdir -p a/target/failsafe-reports
        echo '<testsuite name="A" tests="%d" errors="0" skipped="%d" failures="0"/>' \
        > a/target/failsafe-reports/TEST-A.xml
        """
        .formatted(tests, skipped);
  }

  private NightlyRunner runner(Duration limit, String commit) {
    return new NightlyRunner(
        home,
        store,
        () -> commit,
        MACHINE,
        new NightlyRunner.Limits(limit, SHORT),
        Clock.systemUTC());
  }

  private static NightlyPart part(String command) {
    return new NightlyPart("fake", "Shows nothing.", 1, command);
  }

  private static PartRecord unfinished() {
    return new PartRecord(
        "fake",
        "true",
        COMMIT,
        Instant.EPOCH,
        0,
        MACHINE,
        PartRecord.Result.UNFINISHED,
        List.of(),
        List.of());
  }

  /** Whether the server of a part runs. One that was killed has no command line, even unreaped. */
  private boolean server() throws IOException {
    long pid = Long.parseLong(Files.readString(home.resolve("server.pid")).strip());
    return ProcessHandle.of(pid).flatMap(known -> known.info().command()).isPresent();
  }

  private Path folderOfTheLast() throws IOException {
    return store.entries("fake").get(0).folder();
  }

  private Path logOfTheLast() throws IOException {
    return folderOfTheLast().resolve(RecordStore.LOG);
  }

  private static void await(Path file) {
    try {
      while (!Files.exists(file) || Files.size(file) == 0) {
        Thread.sleep(20);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
