package org.rubisee.bench.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script that says whether a night passes. */
class DuelNightsTest {

  private static final Path SCRIPT = Path.of(System.getProperty("rubis.home"), ".ci/duel-nights");
  private static final String NO_REGRESSION = "No regression: NEW is worse than BASE by less than";

  @TempDir private Path folder;

  private String said;

  @ParameterizedTest
  @ValueSource(strings = {NO_REGRESSION, "  \"verdict\" : \"equivalent\","})
  void aDuelWithoutARegressionPasses(String verdict) throws Exception {
    assertThat(night(verdict, 0)).isZero();
    assertThat(Files.readString(folder.resolve("nights/a.txt"))).matches("\\S+Z 0\\n");
  }

  @Test
  void aRegressionFails() throws Exception {
    assertThat(night("Regression: NEW is worse than BASE.", 4)).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Usage: rubis duel", "To find 5.00 %: 20 rounds"})
  void aCommandThatMeasuredNothingNeverPasses(String output) throws Exception {
    assertThat(night(output, 0)).isEqualTo(1);
    assertThat(said).contains("gave no verdict");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 130})
  void aDuelThatDidNotRunFails(int exitCode) throws Exception {
    assertThat(night("", exitCode)).isEqualTo(exitCode);
  }

  @Test
  void nightsWithoutAVerdictAreWarningsUntilThereAreThreeInARow() throws Exception {
    assertThat(night("Cannot tell", 5)).isZero();
    assertThat(said).contains("::warning::No verdict tonight");
    assertThat(night("Cannot tell", 5)).isZero();
    assertThat(night(NO_REGRESSION, 0)).isZero();
    assertThat(night("Cannot tell", 5)).isZero();
    assertThat(night("Cannot tell", 5)).isZero();
    assertThat(night("Cannot tell", 5)).isEqualTo(5);
    assertThat(said).contains("No verdict in 3 nights");
    assertThat(night("Cannot tell", 5)).isEqualTo(5);
    assertThat(night(NO_REGRESSION, 0)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "", "three", "-1"})
  void refusesWhatIsNoNumberOfNights(String nights) throws Exception {
    assertThat(run(nights, NO_REGRESSION, 0)).isEqualTo(2);
    assertThat(folder.resolve("nights")).doesNotExist();
  }

  private int night(String output, int exitCode) throws IOException, InterruptedException {
    return run("3", output, exitCode);
  }

  private int run(String nights, String output, int exitCode)
      throws IOException, InterruptedException {
    Process script =
        new ProcessBuilder(
                SCRIPT.toString(),
                folder.resolve("nights/a.txt").toString(),
                nights,
                "sh",
                "-c",
                "printf '%s\\n' \"$0\"; exit \"$1\"",
                output,
                Integer.toString(exitCode))
            .redirectErrorStream(true)
            .start();
    said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return script.waitFor();
  }
}
