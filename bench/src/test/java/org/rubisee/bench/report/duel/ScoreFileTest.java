package org.rubisee.bench.report.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.stats.Moments;

class ScoreFileTest {

  private static final Instant TIME = Instant.parse("2026-11-22T10:00:00.123Z");

  @TempDir private Path folder;

  @Test
  void scoresOfSeveralDuelsAddUp() throws IOException {
    Path file = folder.resolve("proof/equals.csv");
    ScoreFile.append(file, TIME, "abc", List.of(new Score("cpu-bidding", 8, 1.1, 2)));
    ScoreFile.append(file, TIME, "abc", List.of(new Score("cpu-bidding", 9, 1, 0)));
    assertThat(Files.readAllLines(file))
        .hasSize(3)
        .contains("2026-11-22T10:00:00Z,abc,cpu-bidding,8,1.10000,2.00000");
    assertThat(ScoreFile.summary(file))
        .containsExactly(
            "metric cpu-bidding.scores 2 invocations",
            "metric cpu-bidding.mean 1.000 standard scores",
            "metric cpu-bidding.variance 2.000 standard scores",
            "metric cpu-bidding.mean-p 0.500 two-sided, of mean 0",
            "metric cpu-bidding.variance-p 0.315 two-sided, of variance 1",
            "metric cpu-bidding.start-deviation 8.686 %, beyond that of rounds",
            "metric cpu-bidding.start-deviation-low 1.638 %, by chi-square, 95 %",
            "metric cpu-bidding.start-deviation-high 304.111 %, by chi-square, 95 %",
            "metric cpu-bidding.alarms 1 of 2",
            "metric cpu-bidding.alarms-low 0.013 of all, Clopper-Pearson 95 %",
            "metric cpu-bidding.alarms-high 0.987 of all, Clopper-Pearson 95 %");
  }

  @Test
  void fortyScoresOfEqualsPassBothTestsAndThoseOfASlowdownDoNot() throws IOException {
    Path equals = folder.resolve("equals.csv");
    Path slower = folder.resolve("slower.csv");
    Path unsteady = folder.resolve("unsteady.csv");
    Random random = new Random(8);
    for (int invocation = 0; invocation < 40; invocation++) {
      double z = random.nextGaussian();
      ScoreFile.append(equals, TIME, "abc", List.of(score(z)));
      ScoreFile.append(slower, TIME, "abc", List.of(score(z + 2)));
      ScoreFile.append(unsteady, TIME, "abc", List.of(score(3 * z)));
    }
    assertThat(value(equals, "mean-p")).isGreaterThan(0.01);
    assertThat(value(equals, "variance-p")).isGreaterThan(0.01);
    assertThat(value(equals, "alarms")).isLessThanOrEqualTo(5);
    assertThat(value(slower, "mean-p")).isLessThan(0.001);
    assertThat(value(slower, "alarms-low")).isGreaterThan(0.05);
    assertThat(value(unsteady, "variance-p")).isLessThan(0.001);
  }

  /** A score of rounds whose mean has a standard error of 3 %. */
  private static Score score(double z) {
    return new Score("cpu", 8, Math.exp(0.03 * z), z);
  }

  @Test
  void anAlarmAllowsForWhatStartsDifferBy() {
    // Both are 2.5 standard errors of their 40 rounds: 0.3 % each, or 3 %.
    assertThat(new Score("cpu", 40, Math.exp(0.0075), 2.5).isAlarm()).isFalse();
    assertThat(new Score("cpu", 40, Math.exp(0.075), 2.5).isAlarm()).isTrue();
    assertThat(new Score("cpu", 40, Math.exp(-0.075), -2.5).isAlarm()).isFalse();
    assertThat(new Score("cpu", 40, 1, 0).isAlarm()).isFalse();
  }

  private static double value(Path file, String figure) throws IOException {
    return ScoreFile.summary(file).stream()
        .filter(line -> line.startsWith("metric cpu." + figure + " "))
        .mapToDouble(line -> Double.parseDouble(line.split(" ")[2]))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFileOfSomethingElseIsLeftAsItIs() throws IOException {
    Path file = Files.writeString(folder.resolve("other.csv"), "time,commit,cpu\n");
    assertThatThrownBy(() -> ScoreFile.append(file, TIME, "abc", List.of()))
        .hasMessageContaining("name another file");
    assertThat(file).hasContent("time,commit,cpu");
  }

  @Test
  void equalBuildsHaveStandardNormalScoresWhateverTheRounds() {
    Random random = new Random(5);
    for (int rounds : new int[] {3, 8, 30}) {
      double[] scores =
          Stream.generate(
                  () ->
                      Score.of(
                              "cpu",
                              DoubleStream.generate(() -> 0.1 * random.nextGaussian())
                                  .limit(rounds)
                                  .toArray())
                          .orElseThrow()
                          .z())
              .limit(4_000)
              .mapToDouble(Double::doubleValue)
              .toArray();
      assertThat(Moments.of(scores).mean()).isCloseTo(0, within(0.06));
      assertThat(Moments.of(scores).variance()).isCloseTo(1, within(0.1));
      assertThat(DoubleStream.of(scores).filter(score -> score > 1.6449).count() / 4_000.0)
          .isCloseTo(0.05, within(0.015));
    }
  }
}
