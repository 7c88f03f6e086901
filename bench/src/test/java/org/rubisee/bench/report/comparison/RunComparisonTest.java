package org.rubisee.bench.report.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.SampleFolder;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.TrialsFolder;

class RunComparisonTest {
  private static final Tolerances TOLERANCE =
      new Tolerances(Map.of(Metric.CPU, 0.05, Metric.THROUGHPUT, 0.05, Metric.P95, 0.05));

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
    assertThat(comparison.junitXml()).contains("skipped=\"3\"");
  }

  @Test
  void passesADeteriorationThatMayBeWithinTheTolerance() throws IOException {
    assertThat(
            RunComparison.of(run("base", 1.0, 5), run("new", 1.06, 5), TOLERANCE).hasRegressions())
        .as("6 % worse is not shown to be more than 5 % worse")
        .isFalse();
  }

  @Test
  void judgesNoRunThatIsNotForConclusions() throws IOException {
    TrialsFolder brief =
        SampleRun.write(
            results.resolve("brief"), SampleRun.brief(SampleRun.SIX.subList(0, 1), List.of(60), 5));
    RunComparison comparison = RunComparison.of(run("base", 1, 5), brief, TOLERANCE);
    assertThat(comparison.isJudged()).isFalse();
    assertThat(comparison.markdown()).contains("not judged: a run is not for conclusions");
  }

  @Test
  void saysNotJudgedOfSingleTrials() throws IOException {
    RunComparison comparison = RunComparison.of(run("base", 1.0, 1), run("new", 1.5, 1), TOLERANCE);
    assertThat(comparison.isJudged()).isFalse();
    assertThat(comparison.markdown()).contains("| not judged |").doesNotContain("no difference");
  }

  @Test
  void bearsWhatTheFigureMayLose() throws IOException {
    Tolerances cpuOnly = new Tolerances(Map.of(Metric.CPU, 0.3));
    assertThat(RunComparison.of(run("base", 1, 5), run("new", 1.2, 5), cpuOnly).hasRegressions())
        .isFalse();
  }

  @Test
  void comparesSingleConfigurationsWhateverTheirNames() throws IOException {
    RunComparison comparison =
        RunComparison.of(
            swept(SampleRun.SIX.subList(0, 1)), swept(SampleRun.SIX.subList(2, 3)), TOLERANCE);
    assertThat(comparison.markdown()).contains("| entity-cmp against servlets-only, bidding, 60 |");
    assertThat(comparison.hasRegressions()).isTrue();
  }

  @Test
  void comparesSeveralConfigurationsByName() throws IOException {
    RunComparison comparison =
        RunComparison.of(
            swept(SampleRun.SIX.subList(0, 2)), swept(SampleRun.SIX.subList(1, 4)), TOLERANCE);
    assertThat(comparison.markdown())
        .contains("| session-beans, bidding, 60 |")
        .doesNotContain("servlets-only", "entity-cmp")
        .contains("No regression** among 6 metrics");
  }

  @Test
  void refusesRunsThatHaveNothingInCommon() throws IOException {
    TrialsFolder empty =
        SampleRun.begun(results.resolve("empty"), SampleRun.run(SampleRun.quickstart()));
    assertThatThrownBy(() -> RunComparison.of(run("base", 1, 1), empty, TOLERANCE))
        .hasMessageContaining("run the same plan twice");
  }

  private TrialsFolder swept(List<Configuration> configurations) throws IOException {
    return SampleRun.write(
        results.resolve(configurations.get(0).name()),
        SampleRun.plan(configurations, List.of(60), 5));
  }

  private TrialsFolder run(String name, double cpuFactor, int trials) throws IOException {
    return SampleFolder.of(results.resolve(name), cpuFactor, trials);
  }
}
