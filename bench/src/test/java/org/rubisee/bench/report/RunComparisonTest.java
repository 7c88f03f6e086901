package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.SampleFolder;
import org.rubisee.bench.results.SampleRun;

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

  private RunFolder run(String name, double cpuFactor, int trials) throws IOException {
    return SampleFolder.of(results.resolve(name), cpuFactor, trials);
  }
}
