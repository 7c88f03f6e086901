package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.SampleMeasurement;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialEnd;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.servers.ProcessEnvironment;

/** The bookkeeping of a run in a process whose files may grow to a limit, as on a full disk. */
class FullDiskRunTest {

  /** In blocks of 512 bytes, as the shell counts: some times what the first trial writes. */
  private static final int LIMIT = 10_000;

  private static final Run<RunPlan> RUN = SampleRun.run(SampleRun.quickstart());
  private static final TrialPoint FIRST = new TrialPoint(1, "servlets-only", "bidding", 60, 1);
  private static final TrialPoint SECOND = new TrialPoint(2, "servlets-only", "bidding", 60, 2);

  @TempDir private Path results;

  @Test
  void aRunStopsWithAMessageAndKeepsWhatItMeasured() throws IOException, InterruptedException {
    String said = saidWithLimit(Bookkeeping.class.getName(), results.toString());
    assertThat(said)
        .startsWith("The disk is full, or a limit of file sizes is reached (")
        .contains("it is kept")
        .doesNotContain("\tat ");

    TrialsFolder folder;
    try (Stream<Path> runs = Files.list(results)) {
      folder = TrialsFolder.open(runs.findFirst().orElseThrow());
    }
    assertThat(folder.trials())
        .extracting(Trial::state)
        .containsExactly(RunState.COMPLETE, RunState.PARTIAL);
    assertThat(folder.trials().get(1).tiers()).as("samples before the end").isNotEmpty();
    folder.setAsideUnfinished();
    assertThat(folder.trials()).extracting(Trial::point).containsExactly(FIRST);
    measure(folder, SECOND, 1);
    folder.finish(RunState.COMPLETE);
    assertThat(folder.run().state()).isEqualTo(RunState.COMPLETE);
    assertThat(folder.trials())
        .extracting(Trial::state)
        .containsExactly(RunState.COMPLETE, RunState.COMPLETE);
  }

  private static String saidWithLimit(String program, String argument)
      throws IOException, InterruptedException {
    Process limited =
        ProcessEnvironment.measured(
                List.of(
                    "sh",
                    "-c",
                    "ulimit -f " + LIMIT + "; exec \"$@\"",
                    "sh",
                    Path.of(System.getProperty("java.home"), "bin/java").toString(),
                    "-XX:-UsePerfData",
                    "-cp",
                    System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path")),
                    program,
                    argument))
            .redirectErrorStream(true)
            .start();
    String said = new String(limited.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(limited.waitFor()).as(said).isEqualTo(1);
    return said;
  }

  private static void measure(TrialsFolder folder, TrialPoint point, int times) throws IOException {
    Trial trial = SampleTrial.of(RUN, point);
    TrialFolder trialFolder = folder.begin(point, trial.startedAt());
    SampleMeasurement.write(trialFolder.clientPath(), trial.measurement());
    for (int i = 0; i < times; i++) {
      for (TierSample sample : trial.tiers()) {
        trialFolder.log().add(sample);
      }
    }
    trialFolder.finish(new TrialEnd(trial.state(), trial.note(), trial.audit()));
  }

  /** Measures a short trial, and one whose samples are too many. */
  static final class Bookkeeping {

    private Bookkeeping() {}

    public static void main(String[] arguments) throws Exception {
      try {
        TrialsFolder folder = SampleRun.begun(Path.of(arguments[0]), RUN);
        measure(folder, FIRST, 1);
        measure(folder, SECOND, Integer.MAX_VALUE);
      } catch (IOException | UncheckedIOException e) {
        CommandFailedException told = FullDisk.explained(e, "it is kept");
        System.out.println(told.getMessage());
        System.exit(1);
      }
    }
  }
}
