package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.measurement.UnreadableResultException;

class RunFolderTest {
  private static final TrialPoint POINT = new TrialPoint(1, "servlets-only", "bidding", 60, 1);

  @TempDir Path results;

  private final Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());

  @Test
  void givesBackTheRunThatWasWritten() throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    assertThat(TrialsFolder.open(folder.path()).run()).isEqualTo(run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "{", "{\"schemaVersion\": 4}", "[3]"})
  void namesAFileThatCannotBeRead(String content) throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    Path file = folder.path().resolve(RunFolder.FILE);
    Files.writeString(file, content);
    assertThatThrownBy(folder::run)
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file.toString());
  }

  @Test
  void namesTheValueThatIsMissing() throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    Files.writeString(folder.path().resolve(RunFolder.FILE), "{\"schemaVersion\": 4}");
    assertThatThrownBy(folder::run)
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageEndingWith("run.json cannot be read: 'kind' is missing");
  }

  @Test
  void namesTheLineThatCannotBeRead() throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    folder.begin(POINT, Instant.EPOCH).close();
    Path tiers = folder.trialPath(POINT).resolve("tiers.csv");
    Files.writeString(tiers, "web,0.1,many,0,1,\n", StandardOpenOption.APPEND);
    assertThatThrownBy(folder::trials)
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("tiers.csv cannot be read: line 2: ");
  }

  @Test
  void givesBackTheTrialThatWasWritten() throws IOException {
    Trial trial = SampleTrial.of(run, POINT);
    TrialsFolder folder = SampleRun.begun(results, run);
    TrialFolder trialFolder = folder.begin(POINT, trial.startedAt(), trial.footprint());
    for (TierSample sample : trial.tiers()) {
      trialFolder.log().add(sample);
    }
    SampleMeasurement.write(trialFolder.clientPath(), trial.measurement());
    trialFolder.finish(end(trial));

    Trial read = folder.trials().get(0);

    assertThat(read.client()).isEqualTo(trial.client());
    assertThat(read.seconds()).isEqualTo(trial.seconds());
    assertThat(read.phases()).isEqualTo(trial.phases());
    assertThat(read.audit()).isEqualTo(trial.audit());
    assertThat(read.tiers()).hasSameSizeAs(trial.tiers());
    assertThat(read.series(Tier.WEB).cpuSecondsIn(trial.measured()))
        .isCloseTo(
            trial.series(Tier.WEB).cpuSecondsIn(trial.measured()),
            org.assertj.core.data.Offset.offset(0.002));
  }

  @Test
  void keepsWhatATrialMeasuredBeforeItsProcessDied() throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    TrialFolder trialFolder = folder.begin(POINT, Instant.EPOCH);
    List<TierSample> samples = SampleTrial.of(run, POINT).tiers();
    trialFolder.log().add(samples.get(0));
    trialFolder.log().add(samples.get(1));
    Files.writeString(
        trialFolder.path().resolve("tiers.csv"),
        "web,3.0,1.",
        java.nio.file.StandardOpenOption.APPEND);

    Trial trial = TrialsFolder.open(folder.path()).trials().get(0);

    assertThat(trial.state()).isEqualTo(RunState.PARTIAL);
    assertThat(trial.tiers()).hasSize(2);
    trialFolder.close();
  }

  @Test
  void keepsWhatClientsMeasuredBeforeTheBenchDied() throws IOException {
    Trial sample = SampleTrial.of(run, POINT);
    TrialsFolder folder = SampleRun.begun(results, run);
    TrialFolder trialFolder = folder.begin(POINT, sample.startedAt());
    SampleMeasurement.write(trialFolder.clientPath(), sample.measurement());
    trialFolder.close();

    Trial trial = folder.trials().get(0);

    assertThat(trial.state()).isEqualTo(RunState.PARTIAL);
    assertThat(trial.client()).isEqualTo(sample.client());
    assertThat(trial.phases()).isEqualTo(sample.phases());
  }

  @Test
  void saysWhereTheFilesOfACompleteTrialsClientsAreMissing() throws IOException {
    Trial sample = SampleTrial.of(run, POINT);
    TrialsFolder folder = SampleRun.begun(results, run);
    TrialFolder trialFolder = folder.begin(POINT, sample.startedAt());
    assertThatThrownBy(() -> trialFolder.finish(end(sample)))
        .hasMessageContaining("emulator.json is missing");

    assertThatThrownBy(folder::trials)
        .hasMessageContaining(trialFolder.clientPath().toString())
        .hasMessageContaining("emulator.json is missing");
  }

  @Test
  void writesOneLinePerTrialAndPerInteraction() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.quickstart());

    List<Trial> trials = folder.trials();
    int interactions = trials.stream().mapToInt(t -> t.client().interactions().size()).sum();

    assertThat(Files.readAllLines(folder.path().resolve("trials.csv"))).hasSize(1 + trials.size());
    assertThat(Files.readAllLines(folder.path().resolve("interactions.csv")))
        .hasSize(1 + interactions);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 99})
  void refusesFilesOfAnotherSchema(int other) throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    Path file = folder.path().resolve("run.json");
    Files.writeString(
        file,
        Files.readString(file).replace("\"schemaVersion\" : 4", "\"schemaVersion\" : " + other));
    assertThatThrownBy(folder::run).hasMessageContaining("schema version " + other);
  }

  @Test
  void ignoresFieldsThatItDoesNotKnow() throws IOException {
    TrialsFolder folder = SampleRun.begun(results, run);
    Path file = folder.path().resolve("run.json");
    Files.writeString(
        file,
        Files.readString(file)
            .replace("\"schemaVersion\" : 4", "\"schemaVersion\" : 4, \"invented\" : [1]"));
    assertThat(folder.run()).isEqualTo(run);
  }

  @Test
  void setsTrialsAsideThatWereCutOffAndKeepsTheOthers() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.quickstart());
    List<Trial> complete = folder.trials();
    TrialPoint cutOff = new TrialPoint(99, "servlets-only", "bidding", 60, 2);
    for (int attempt = 1; attempt <= 2; attempt++) {
      folder.begin(cutOff, Instant.EPOCH).close();
      folder.setAsideUnfinished();
      assertThat(folder.trials()).isEqualTo(complete);
    }
    Path aside = folder.path().resolve("unfinished");
    assertThat(aside.resolve(cutOff.folderName())).isDirectory();
    assertThat(aside.resolve(cutOff.folderName() + "-2")).isDirectory();
  }

  @Test
  void saysWhatItLookedForWhenAFolderIsNoRun() {
    assertThatThrownBy(() -> TrialsFolder.open(results)).hasMessageContaining("run.json");
  }

  private static TrialEnd end(Trial trial) {
    return new TrialEnd(trial.state(), trial.note(), trial.audit());
  }
}
