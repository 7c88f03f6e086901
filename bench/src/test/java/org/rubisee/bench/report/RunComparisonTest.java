package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.ImplementationTitle;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.TierSample;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialEnd;
import org.rubisee.bench.results.TrialFolder;
import org.rubisee.bench.results.TrialPoint;

class RunComparisonTest {
  private static final double TOLERANCE = 0.05;

  @TempDir Path results;

  @Test
  void findsARegressionOfCpu() throws Exception {
    RunComparison comparison = RunComparison.of(run("base", 1.0, 5), run("new", 1.2, 5), TOLERANCE);

    assertThat(comparison.hasRegressions()).isTrue();
    assertThat(comparison.markdown()).contains("**regression:** worse");
    var xml =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(
                new ByteArrayInputStream(comparison.junitXml().getBytes(StandardCharsets.UTF_8)));
    assertThat(xml.getDocumentElement().getAttribute("failures")).isEqualTo("1");
  }

  @Test
  void bearsAChangeWithinTheTolerance() throws IOException {
    assertThat(
            RunComparison.of(run("base", 1.0, 5), run("new", 1.02, 5), TOLERANCE).hasRegressions())
        .isFalse();
  }

  @Test
  void isGladOfAnImprovement() throws IOException {
    RunComparison comparison = RunComparison.of(run("base", 1.0, 5), run("new", 0.8, 5), TOLERANCE);
    assertThat(comparison.hasRegressions()).isFalse();
    assertThat(comparison.markdown()).contains("better");
  }

  @Test
  void skipsWhatTooFewTrialsCannotTell() throws IOException {
    RunComparison comparison = RunComparison.of(run("base", 1.0, 2), run("new", 1.5, 2), TOLERANCE);
    assertThat(comparison.hasRegressions()).isFalse();
    assertThat(comparison.junitXml()).contains("skipped=\"2\"");
  }

  @Test
  void refusesRunsThatHaveNothingInCommon() throws IOException {
    RunFolder empty =
        RunFolder.create(results.resolve("empty"), SampleRun.run(SampleRun.quickstart()));
    assertThatThrownBy(() -> RunComparison.of(run("base", 1, 1), empty, TOLERANCE))
        .hasMessageContaining("run the same plan twice");
  }

  /** A run of one point whose web tier needs so many times the CPU. */
  private RunFolder run(String name, double cpuFactor, int trials) throws IOException {
    List<ImplementationTitle> one = SampleRun.SIX.subList(0, 1);
    Run run = SampleRun.run(SampleRun.plan(one, List.of(60), trials));
    RunFolder folder = RunFolder.create(results.resolve(name), run);
    for (int number = 1; number <= trials; number++) {
      TrialPoint point = new TrialPoint(number, one.get(0).name(), "bidding", 60, number);
      Trial trial = SampleTrial.of(run, point);
      TrialFolder trialFolder = folder.begin(point, trial.startedAt());
      for (TierSample sample : trial.tiers()) {
        trialFolder.add(times(sample, cpuFactor));
      }
      trialFolder.finish(
          new TrialEnd(trial.state(), trial.note(), trial.phases(), trial.client(), trial.audit()));
    }
    return folder;
  }

  private static TierSample times(TierSample sample, double factor) {
    return new TierSample(
        sample.tier(),
        sample.atSeconds(),
        factor * sample.cpuUserSeconds(),
        factor * sample.cpuSystemSeconds(),
        sample.residentBytes(),
        sample.counters());
  }
}
