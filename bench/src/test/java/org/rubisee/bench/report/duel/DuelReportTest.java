package org.rubisee.bench.report.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.stats.paired.Verdict;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;

class DuelReportTest {

  private static final double TOLERANCE = 0.05;

  private final BlockPlan plan = SampleRuns.plan(List.of("base", "new"), 30, 0);

  @TempDir private Path results;

  @Test
  void aSlowerBuildIsARegression() throws IOException {
    DuelReport report = report(1.1, 0.03);
    assertThat(report.verdict()).isEqualTo(Verdict.REGRESSION);
    assertThat(report.markdown()).contains("Regression: NEW is worse").contains("**regression**");
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
  void smallerDeteriorationsTakeMoreRounds() throws IOException {
    DuelReport report = report(1, 0.1);
    assertThat(report.roundsToFind(0.05).orElseThrow())
        .isGreaterThan(report.roundsToFind(0.1).orElseThrow());
  }

  private DuelReport report(double slowdown, double deviation) throws IOException {
    Path parent = Files.createTempDirectory(results, "run");
    BlockRunFolder folder = BlockRunFolder.create(parent, SampleRuns.run(plan));
    folder.write(SampleRuns.invocation(plan, 1));
    for (Block block :
        SampleRuns.blocks(plan, Map.of("base", 1.0, "new", slowdown), deviation, 11)) {
      folder.add(block);
      try (MeasurementWriter writer = new MeasurementWriter(folder.clientsOf(block))) {
        Measurement nothing = Measurement.nothing();
        writer.checkpoint(nothing.header(), List.of());
      }
    }
    return DuelReport.of(folder, "servlets-only", TOLERANCE).orElseThrow();
  }
}
