package org.rubisee.bench.report.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrendPageTest {

  private static final Instant FIRST = Instant.parse("2026-11-22T02:17:00Z");
  private static final Path PROOF = Path.of(System.getProperty("rubis.home"), "docs/proof");

  @TempDir private Path folder;

  @Test
  void aNightOfOneStartAllowsForOtherStarts() throws IOException {
    Path file = scores(new Score("cpu-bidding", 64, 1.02, 2));
    NightlyRatio night = NightlyRatio.of(file).get(0);
    // z = 2 of 64 rounds is t = 2.04, so their error is 0.0097; with 0.01 it is 0.0139
    assertThat(night.worse().ratio()).isCloseTo(1.02, within(1e-9));
    assertThat(Math.log(night.worse().upper())).isCloseTo(0.0198 + 2.0 * 0.0139, within(3e-4));
    assertThat(night.isAlarm()).isFalse();
    assertThat(NightlyRatio.of(scores(new Score("cpu", 64, 1.05, 4))).get(0).isAlarm()).isTrue();
  }

  @Test
  void severalStartsOfANightAreOneValue() throws IOException {
    List<NightlyRatio> nights = NightlyRatio.of(PROOF.resolve("slowdown-25.csv"));
    assertThat(nights).hasSize(4).allMatch(NightlyRatio::isAlarm);
    assertThat(nights.get(0).worse().invocations()).isEqualTo(10);
  }

  @Test
  void thePageHasAPlotOfEachMetricAndARowOfEachNight() throws IOException {
    Path file = folder.resolve("servlets-only.csv");
    for (int night = 0; night < 40; night++) {
      Instant time = FIRST.plusSeconds(86_400L * night);
      String commit = "c" + night + "-0123456789abcdef";
      ScoreFile.append(
          file,
          time,
          commit,
          List.of(
              new Score("cpu-bidding", 64, night == 39 ? 1.2 : 1.001, night == 39 ? 8 : 0.1),
              new Score("throughput-bidding", 64, 1, 0)));
    }
    String page = TrendPage.of(List.of(file));
    assertThat(page.contains("2026-12-01 c9-")).as("older than the last 30").isFalse();
    assertThat(page)
        .contains(
            "<h2>servlets-only</h2>",
            "Duels: 40. Alarms: 1 of 80 values.",
            ".time-1 .interval { stroke",
            "id=\"servlets-only-cpu-bidding\"",
            "id=\"servlets-only-throughput-bidding\"",
            "At most the last 30 duels.",
            "2026-12-31 c39-01234567 1.20",
            "c0-0123456789abcdef")
        .doesNotContain("src=", "href=");
    assertThat(page.split("class=\"bad\"", -1)).as("the alarm").hasSize(2);
  }

  @Test
  void aFileWithoutScoresIsNoNight() throws IOException {
    Path file = scores();
    assertThatThrownBy(() -> TrendPage.of(List.of(file))).hasMessageContaining("nothing was");
  }

  private Path scores(Score... scores) throws IOException {
    Path file = folder.resolve(scores.length + "-" + System.nanoTime() + ".csv");
    ScoreFile.append(file, FIRST, "0123", List.of(scores));
    return file;
  }
}
