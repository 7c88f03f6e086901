package org.rubisee.bench.results.v2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.SampleReport;
import org.rubisee.bench.report.comparison.Measure;
import org.rubisee.bench.report.comparison.RunComparison;
import org.rubisee.bench.report.comparison.Tolerances;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.Gate;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.SecondSample;

/**
 * Reads a run that the last program of version 2 wrote for {@link #PLAN}. {@link SampleTrial} makes
 * the same trials from the same seed.
 */
class Version2Test {

  private static final RunPlan PLAN = plan();

  @TempDir private Path results;

  private RunFolder stored;

  @BeforeEach
  void copyTheStoredRun() throws IOException, URISyntaxException {
    Path source = Path.of(Version2Test.class.getResource("run").toURI());
    Path copy = results.resolve("stored");
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : files.toList()) {
        Files.copy(
            file,
            copy.resolve(source.relativize(file).toString()),
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
    stored = RunFolder.open(copy);
  }

  @Test
  void readsTheRun() throws IOException {
    Run run = stored.run();

    assertThat(run)
        .usingRecursiveComparison()
        .ignoringFields("environment.build")
        .isEqualTo(SampleRun.run(PLAN).in(RunState.COMPLETE));
    assertThat(run.environment().build()).isEqualTo(Build.UNKNOWN);
    assertThat(run.schemaVersion()).isEqualTo(Measurement.SCHEMA_VERSION);
  }

  @Test
  void readsTheOldNameOfTheShortPhases() throws IOException {
    Path file = stored.path().resolve(RunFolder.RUN_FILE);
    String text = Files.readString(file);
    assertThat(text).contains("\"profile\":{\"name\":\"custom\"");
    Files.writeString(
        file, text.replace("\"profile\":{\"name\":\"custom\"", "\"profile\":{\"name\":\"quick\""));
    assertThat(stored.run().plan().phases().name()).isEqualTo(Phases.SHORT.name());
  }

  @Test
  void readsARealRunOfAnExperiment() throws IOException, URISyntaxException {
    Path sample = Path.of(Version2Test.class.getResource("experiment/run.json").toURI());
    Files.copy(
        sample, stored.path().resolve(RunFolder.RUN_FILE), StandardCopyOption.REPLACE_EXISTING);
    assertThat(Files.readString(sample)).contains("\"schemaVersion\" : 2", "\"profile\" : {");
    RunPlan plan = stored.run().plan();
    assertThat(plan.command()).isEqualTo("rubis experiment run oopsla02 --quick");
    assertThat(plan.phases()).isEqualTo(new Phases("custom", 14, 14, 1));
  }

  @Test
  void readsWhatWasMeasured() throws IOException {
    List<Trial> trials = stored.trials();

    assertThat(trials).hasSize(2);
    for (Trial trial : trials) {
      Trial expected = SampleTrial.of(stored.run(), trial.point());
      assertThat(trial.phases()).isEqualTo(expected.phases());
      assertThat(trial.measurement().header().warmUpEnd())
          .isEqualTo(expected.measurement().header().warmUpEnd());
      PhaseResult client = trial.client();
      assertThat(client.interactions()).isEqualTo(expected.client().interactions());
      assertThat(client.lag()).isEqualTo(expected.client().lag());
      assertThat(client.transitions()).isEqualTo(expected.client().transitions());
      assertThat(client.traffic()).isEqualTo(expected.client().traffic());
      assertThat(client.redrawnSteps()).isEqualTo(expected.client().redrawnSteps());
      assertThat(client.sessions().ended()).isEqualTo(expected.client().sessions().ended());
      assertThat(client.sessions().meanSeconds())
          .isEqualTo(expected.client().sessions().meanSeconds());
      assertThat(client.cpuSeconds()).isEqualTo(expected.client().cpuSeconds());
      assertThat(trial.throughput()).isEqualTo(expected.throughput());
      assertSameSeconds(trial, expected);
    }
    // As the files say: the sample that this program makes has other noise in its seconds.
    assertThat(trials).extracting(Version2Test::answered).containsExactly(104L, 98L);
  }

  private static long answered(Trial trial) {
    return trial.seconds().stream().mapToLong(second -> second.counts().answered()).sum();
  }

  private static void assertSameSeconds(Trial trial, Trial expected) {
    assertThat(trial.seconds()).hasSameSizeAs(expected.seconds());
    for (int i = 0; i < trial.seconds().size(); i++) {
      SecondSample second = trial.seconds().get(i);
      SecondSample other = expected.seconds().get(i);
      assertThat(trial.beginOf(second)).isEqualTo(expected.beginOf(other)).isEqualTo(i);
      assertThat(second.response().p95Millis())
          .isCloseTo(other.response().p95Millis(), within(0.1));
    }
  }

  @Test
  void judgesTheTrialsAsBefore() throws IOException {
    Gates gates = Gates.of(stored.run());
    for (Trial trial : stored.trials()) {
      Trial expected = SampleTrial.of(stored.run(), trial.point());
      assertThat(withoutSeconds(gates.judge(trial)))
          .isEqualTo(withoutSeconds(gates.judge(expected)));
      assertThat(gates.judge(trial).verdicts())
          .filteredOn(verdict -> verdict.gate() == Gate.STOLEN)
          .extracting(GateVerdict::measured)
          .containsExactly("not measured");
    }
  }

  /** Version 2 has no busy time, and its seconds have other noise than the sample's. */
  private static List<GateVerdict> withoutSeconds(JudgedTrial trial) {
    return trial.verdicts().stream()
        .filter(verdict -> verdict.gate() != Gate.STOLEN && verdict.gate() != Gate.STEADY)
        .toList();
  }

  @Test
  void aTrialThatWasCutOffIsPartial() throws IOException {
    Path trial = stored.trialPath(stored.trials().get(0).point()).resolve("trial.json");
    Files.writeString(trial, Files.readString(trial).replace("\"COMPLETE\"", "\"RUNNING\""));

    assertThat(stored.trials().get(0).state()).isEqualTo(RunState.PARTIAL);
    assertThat(stored.trials().get(1).state()).isEqualTo(RunState.COMPLETE);
  }

  @Test
  void reportsTheRun() throws IOException {
    Report.of(stored, SampleReport.LEDGERS).write();

    assertThat(stored.path().resolve("report.html"))
        .content()
        .contains("Session beans", "StoreBuyNow", "custom");
  }

  @Test
  void comparesTheRunWithOneOfTheCurrentVersion() throws IOException {
    RunFolder current = SampleRun.write(results.resolve("current"), PLAN);
    Tolerances none = new Tolerances(Map.of(Measure.CPU, 0.0));

    assertThat(RunComparison.of(stored, current, none).markdown())
        .contains("| session-beans, bidding, 60 | CPU per interaction | × 1.00 |")
        .contains("| session-beans, bidding, 60 | throughput | × 1.00 |")
        .contains("| session-beans, bidding, 60 | p95 response time | × 1.00 |");
  }

  private static RunPlan plan() {
    RunPlan both = SampleRun.plan(SampleRun.SIX.subList(1, 2), List.of(60), 1);
    return new RunPlan(
        both.command(),
        both.configurations(),
        List.of("bidding"),
        both.clients(),
        2,
        new Phases("custom", 2, 10, 1),
        both.workload(),
        both.topology(),
        both.seed(),
        both.forConclusions(),
        both.experiment(),
        both.figures());
  }
}
