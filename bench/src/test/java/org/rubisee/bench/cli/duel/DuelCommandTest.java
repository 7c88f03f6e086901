package org.rubisee.bench.cli.duel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.stats.paired.Verdict;
import picocli.CommandLine;

class DuelCommandTest {

  @TempDir private Path results;

  private final StringWriter printed = new StringWriter();

  @Test
  void judgesAgainWhatWasMeasured() throws IOException {
    Path scores = results.resolve("scores.csv");
    Path folder = SampleDuel.measured(results, List.of("base", "new"));
    // The sample has no clients, so the gates fail, which bars a verdict.
    assertThat(duel("old", "young", "--reread", folder.toString(), "--scores", scores.toString()))
        .isEqualTo(Verdict.CANNOT_TELL.exitCode());
    assertThat(printed.toString()).contains("NEW young against BASE old", "| cpu-bidding |");
    assertThat(scores).content().contains(",young,cpu-bidding,30,");
  }

  @Test
  void writesTheFormatOfGithubActionBenchmarkAndTheTrend() throws IOException {
    Path scores = results.resolve("servlets-only.csv");
    Path benchmark = results.resolve("benchmark.json");
    Path page = results.resolve("trend.html");
    String folder = SampleDuel.measured(results, List.of("base", "new")).toString();
    duel(
        "old",
        "young",
        "--reread",
        folder,
        "--scores",
        scores.toString(),
        "--github-benchmark",
        benchmark.toString());
    assertThat(new JsonMapper().readTree(benchmark.toFile()))
        .hasSize(4)
        .allSatisfy(entry -> assertThat(entry.get("value").isNumber()).isTrue());
    assertThat(Rubis.commandLine().execute("trend", scores.toString(), "--to", page.toString()))
        .isZero();
    assertThat(page).content().contains("<h2>servlets-only</h2>", "2026-11-22 young");
  }

  @Test
  void refusesAFolderOfMoreSites() throws IOException {
    Path folder = SampleDuel.measured(results, List.of("base", "new", "third"));
    CommandLine line = new CommandLine(new DuelCommand());
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> {
          printed.append(failure.getMessage());
          return 9;
        });
    assertThat(line.execute("a", "b", "--reread", folder.toString())).isEqualTo(9);
    assertThat(printed.toString()).contains("name the folder of a duel with --reread");
  }

  private int duel(String... arguments) {
    CommandLine line = new CommandLine(new DuelCommand());
    line.setOut(new PrintWriter(printed));
    return line.execute(arguments);
  }

  @Test
  void theWarmUpLeavesMostOfASmallBudgetToTheRounds() {
    assertThat(DuelCommand.warmUpWithin(324)).isEqualTo(WarmUpPlan.SHORT.within(129.6));
  }

  @Test
  void theWarmUpOfAQuarterOfAnHourIsThatOfAFirstLookAndMoreTimeMakesItLonger() {
    assertThat(DuelCommand.warmUpWithin(900)).isEqualTo(WarmUpPlan.SHORT);
    assertThat(DuelCommand.warmUpWithin(3_600)).isEqualTo(WarmUpPlan.SHORT.within(1_080));
  }
}
