package org.rubisee.bench.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.report.duel.Score;
import org.rubisee.bench.report.duel.ScoreFile;

/** The script that judges duels of the long tests by the alarms of all of them. */
class DuelAlarmsTest {

  private static final Path SCRIPT = Path.of(System.getProperty("rubis.home"), ".ci/duel-alarms");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    // of ten scores two alarms are within chance, four are not
    "none, 0, 0, 0",
    "none, 2, 0, 0",
    "none, 4, 0, 1",
    "some, 0, 5, 1",
    "some, 2, 5, 1",
    "some, 4, 5, 0",
    // a duel that errs is judged with all the others
    "none, 2, 4, 0",
    "some, 10, 4, 0",
  })
  void allAlarmsTogetherDecide(String expected, int alarms, int exitCodeOfDuel, int exitCode)
      throws Exception {
    assertThat(judged(expected, summary(alarms, 10), exitCodeOfDuel)).isEqualTo(exitCode);
  }

  @Test
  void aDuelThatFailsIsAFailure() throws Exception {
    assertThat(judged("none", summary(0, 10), 3)).isEqualTo(3);
  }

  @Test
  void aDuelWithoutScoresIsAFailure() throws Exception {
    assertThat(judged("none", "Regression: none", 0)).isEqualTo(1);
    assertThat(judged("some", "Regression: none", 5)).isEqualTo(1);
  }

  /** What a duel prints of so many scores, of which some are alarms. */
  private String summary(int alarms, int scores) throws IOException {
    Path file = folder.resolve("scores.csv");
    List<Score> all = new ArrayList<>();
    for (int i = 0; i < scores; i++) {
      boolean isAlarm = i < alarms;
      all.add(new Score("cpu-bidding", 10, isAlarm ? 1.1 : 1, isAlarm ? 2.5 : 0));
      all.add(new Score("throughput-bidding", 10, 1, 0));
    }
    ScoreFile.append(file, Instant.EPOCH, "0123", all);
    return String.join("\n", ScoreFile.summary(file));
  }

  private int judged(String expected, String output, int exitCode) throws Exception {
    Process script =
        new ProcessBuilder(
                SCRIPT.toString(),
                expected,
                "sh",
                "-c",
                "printf '%s\\n' \"$0\"; exit \"$1\"",
                output,
                Integer.toString(exitCode))
            .redirectErrorStream(true)
            .start();
    assertThat(new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .as("what the duel said is passed on")
        .contains(output);
    return script.waitFor();
  }
}
