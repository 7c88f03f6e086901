package org.rubisee.bench.report.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.stats.paired.Verdict;
import org.rubisee.bench.stats.warm.WarmState;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;

class DuelReportTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final double TOLERANCE = 0.05;

  private final BlockPlan plan = SampleRuns.plan(List.of("base", "new"), 30, 0);

  @TempDir private Path results;

  @Test
  void aSlowerBuildIsARegression() throws IOException {
    DuelReport report = report(1.2, 0.03);
    assertThat(report.verdict()).isEqualTo(Verdict.REGRESSION);
    assertThat(report.markdown()).contains("Regression: NEW is worse").contains("REGRESSION");
    assertThat(report.junitXml()).contains("failures=\"2\"");
    assertThat(report.facts()).containsEntry("exitCode", 4);
  }

  @Test
  void equalBuildsWithLittleNoisePass() throws IOException {
    DuelReport report = report(1, 0.02);
    assertThat(report.verdict()).isEqualTo(Verdict.EQUIVALENT);
    assertThat(report.facts()).containsEntry("exitCode", 0);
  }

  @Test
  void equalBuildsWithMuchNoiseCannotBeTold() throws IOException {
    DuelReport report = report(1, 0.4);
    assertThat(report.verdict()).isEqualTo(Verdict.CANNOT_TELL);
    assertThat(report.facts()).containsEntry("exitCode", 5);
    assertThat(report.junitXml()).contains("skipped=\"2\"");
  }

  @Test
  void theSmallestDeteriorationThatItCanFindIsNamedAndGrowsWithTheNoise() throws IOException {
    assertThat(report(1, 0.1).markdown())
        .contains("| smallest detectable |", "90 % power, one-sided at 5 %");
    assertThat(smallest(report(1, 0.2))).isGreaterThan(smallest(report(1, 0.02)));
  }

  @Test
  void whatStartsDifferByIsNoRegressionOfOneStart() throws IOException {
    // The rounds alone would show 1 %: 30 of them with a deviation of 1 %.
    DuelReport report = report(1.01, 0.01);
    assertThat(report.verdict()).isEqualTo(Verdict.EQUIVALENT);
    assertThat(report.markdown()).contains("one start of the servers, and allow 1.00 %");
    assertThat(smallest(report)).isGreaterThan(2.9);
  }

  private static double smallest(DuelReport report) {
    Matcher cell =
        Pattern.compile("\\| cpu-[^|]+\\|[^|]+\\|[^|]+\\| ([\\d.]+) % \\|")
            .matcher(report.markdown());
    assertThat(cell.find()).as(report.markdown()).isTrue();
    return Double.parseDouble(cell.group(1));
  }

  @Test
  void smallerDeteriorationsTakeMoreRounds() throws IOException {
    DuelReport report = report(1, 0.1);
    assertThat(report.effort().roundsToFind(0.05).orElseThrow())
        .isGreaterThan(report.effort().roundsToFind(0.1).orElseThrow());
  }

  @Test
  void tellsTheRoundsAndMinutesThatFindADeterioration() throws IOException {
    DuelReport report = report(1, 0.1);
    int rounds = report.effort().roundsToFind(0.05).orElseThrow();
    assertThat(report.effort().inWords(0.05, 120))
        .isEqualTo(
            String.format(
                Locale.ROOT,
                "To find 5.00 %% with 90 %% power: %d rounds, about %d minutes of measured blocks",
                rounds,
                2 * rounds));
  }

  @Test
  void tellsThatNoNumberOfRoundsFindsADeteriorationAmongMuchNoise() throws IOException {
    DuelReport report = report(1, 3);
    assertThat(report.effort().roundsToFind(0.001)).isEmpty();
    assertThat(report.effort().inWords(0.001, 120))
        .isEqualTo(
            "No reasonable number of rounds of one start finds 0.100 % here: blocks or starts vary"
                + " too much");
  }

  @Test
  void aSiteThatIsNotWarmBarsNoVerdictOnTheRatio() throws IOException {
    Map<String, Warmth> warmth = new TreeMap<>(SampleRuns.invocation(plan, 1).warmth());
    warmth.put("new", new Warmth(WarmState.NOT_WARM, "compiles.", 100, 1, 0.5));
    DuelReport report =
        report(blocks(1.2, 0.03), SampleRuns.invocation(plan, 1).warmedUp(warmth, 25), answered());
    assertThat(report.verdict()).isEqualTo(Verdict.REGRESSION);
    assertThat(report.markdown())
        .contains("Not shown to be warm before the rounds: new.", "at most 1.0 % of the CPU time");
  }

  @ParameterizedTest
  @CsvSource({
    "0.01, 0.02, EQUIVALENT",
    "0.049, 0.049, EQUIVALENT",
    "0.051, 0.051, CANNOT_TELL",
    "0.01, 0.031, CANNOT_TELL"
  })
  void jitCompilationInTheRoundsMustBeSmallAndAlike(double base, double rival, Verdict verdict)
      throws IOException {
    List<Block> blocks =
        blocks(1, 0.02).stream()
            .map(block -> SampleRuns.compiling(block.site().equals("base") ? base : rival, block))
            .toList();
    DuelReport report = report(blocks, SampleRuns.invocation(plan, 1), answered());
    assertThat(report.verdict()).isEqualTo(verdict);
    assertThat(report.sentence().contains("JIT compilation took"))
        .isEqualTo(verdict == Verdict.CANNOT_TELL);
  }

  @Test
  void aRatioThatMovesBarsTheVerdict() throws IOException {
    List<Block> blocks = new ArrayList<>(blocks(1.2, 0.02).subList(0, 60));
    blocks.addAll(blocks(1.05, 0.02).subList(60, 120));
    DuelReport report = report(blocks, SampleRuns.invocation(plan, 1), answered());
    assertThat(report.verdict()).isEqualTo(Verdict.CANNOT_TELL);
    assertThat(report.sentence()).contains("The ratio of cpu-bidding moved by -");
    assertThat(report.junitXml()).contains("failures=\"0\"", "skipped=\"4\"");
  }

  @Test
  void aMetricThatNoRoundHasMeasuredBarsTheVerdict() throws IOException {
    List<Block> browsing =
        blocks(1, 0.02).stream().filter(block -> block.cell().mix().equals("browsing")).toList();
    DuelReport report = report(browsing, SampleRuns.invocation(plan, 1), answered());
    assertThat(report.verdict()).isEqualTo(Verdict.CANNOT_TELL);
    assertThat(report.sentence()).contains("No round has measured cpu-bidding.");
  }

  @Test
  void aGateThatFailedBarsTheVerdict() throws IOException {
    DuelReport report = report(blocks(1, 0.02), SampleRuns.invocation(plan, 1), List.of());
    assertThat(report.verdict()).isEqualTo(Verdict.CANNOT_TELL);
    assertThat(report.markdown()).contains("A gate failed");
    assertThat(report.junitXml()).as("nothing passes").contains("skipped=\"4\"");
  }

  @Test
  void theFormatOfGithubActionBenchmarkSaysHowManyTimesAsBadNewIs() throws IOException {
    assertThat(report(1.2, 0.03).benchmarks())
        .hasSize(4)
        .allSatisfy(entry -> assertThat(entry).containsKeys("name", "unit", "value", "range"))
        .filteredOn(entry -> entry.get("name").equals("cpu-bidding"))
        .singleElement()
        .satisfies(
            entry -> {
              assertThat((double) entry.get("value")).isBetween(1.17, 1.23);
              assertThat((String) entry.get("extra")).contains("Regression: NEW is worse");
            });
  }

  @Test
  void eachInvocationHasAScoreOfEachMetric() throws IOException {
    // Throughput is the same in all sample blocks: it does not vary, so it has no score.
    assertThat(report(1.1, 0.03).scores())
        .hasSize(2)
        .allSatisfy(
            score -> {
              assertThat(score.metric()).startsWith("cpu-");
              assertThat(score.rounds()).isEqualTo(30);
              assertThat(score.z()).isGreaterThan(3);
            });
  }

  private static List<PhaseResult> answered() {
    return List.of(
        new PhaseResult(
            Phase.MEASURE,
            4,
            Map.of(
                AUCTION.interaction("Home"), InteractionResult.of(Outcomes.of(Outcome.OK, 1_000))),
            Sessions.none(),
            Traffic.none(),
            0.1,
            Map.of(),
            List.of(),
            LatencyHistogram.empty()));
  }

  private DuelReport report(double slowdown, double deviation) throws IOException {
    return report(blocks(slowdown, deviation), SampleRuns.invocation(plan, 1), answered());
  }

  private List<Block> blocks(double slowdown, double deviation) {
    return SampleRuns.blocks(plan, Map.of("base", 1.0, "new", slowdown), deviation, 11);
  }

  private DuelReport report(List<Block> blocks, Invocation invocation, List<PhaseResult> clients)
      throws IOException {
    Path parent = Files.createTempDirectory(results, "run");
    BlocksFolder folder = SampleRuns.begun(parent, SampleRuns.run(plan));
    folder.write(invocation);
    for (Block block : blocks) {
      folder.add(block);
      try (MeasurementWriter writer = new MeasurementWriter(folder.clientsOf(block))) {
        Measurement nothing = Measurement.nothing();
        writer.checkpoint(nothing.header(), clients);
      }
    }
    return DuelReport.of(BlockReport.of(folder).model(), "servlets-only", TOLERANCE).orElseThrow();
  }
}
