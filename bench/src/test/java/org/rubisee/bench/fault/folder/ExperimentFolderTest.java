package org.rubisee.bench.fault.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Environment;

/** An experiment that began with seed 1. */
class ExperimentFolderTest {

  private static final ExperimentRecord BEGUN = SampleExperiment.of(SampleExperiment.plan(1));

  @TempDir private Path results;
  private Path path;

  @BeforeEach
  void begin() throws IOException {
    path = results.resolve("faults-20261127-200000");
    ExperimentFolder.create(path, BEGUN);
  }

  @Test
  void itsPlanIsThereFromTheBeginning() throws IOException {
    assertThat(path.resolve("experiment.json"))
        .content()
        .contains("\"schemaVersion\"", "request-limit=16", "\"commit\"", "\"cpuModel\"");
    assertThat(ExperimentFolder.resume(path, BEGUN).begun()).isEqualTo(BEGUN);
  }

  @Test
  void isCompletedWithTheSamePlanOnly() {
    assertThatThrownBy(
            () -> ExperimentFolder.resume(path, SampleExperiment.of(SampleExperiment.plan(2))))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("seed: 1 there, 2 now")
        .hasMessageContaining("rubis experiment run faults --quick");
  }

  @Test
  void isCompletedWithTheSameBuildOnly() {
    Environment begun = BEGUN.environment();
    Environment rebuilt =
        new Environment(
            begun.machine(),
            begun.database(),
            begun.tiers(),
            begun.software(),
            begun.siteSettings(),
            true,
            List.of(),
            new Build("1.0.0", "4567cdef", Map.of()));

    assertThatThrownBy(
            () -> ExperimentFolder.resume(path, SampleExperiment.of(BEGUN.plan(), rebuilt)))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("commit=4567cdef");
  }

  @Test
  void otherFoldersAreNotCompleted() {
    assertThatThrownBy(() -> ExperimentFolder.resume(results, BEGUN))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("has no experiment.json");
  }

  @Test
  void theCommandThatCompletesItNamesTheFolderOnce() throws IOException {
    assertThat(ExperimentFolder.commandToComplete(path))
        .isEqualTo("./rubis experiment run faults --quick --resume " + path);
  }

  @Test
  void whatIsSetAsideKeepsWhatWasSetAsideBefore() throws IOException {
    ExperimentFolder folder = ExperimentFolder.resume(path, BEGUN);
    Path trial = path.resolve("trials/002-jpa-killed-db");
    for (int i = 0; i < 2; i++) {
      Files.createDirectories(trial);
      folder.setAside(trial);
    }
    folder.setAside(trial);

    assertThat(trial).doesNotExist();
    assertThat(path.resolve("unfinished"))
        .isDirectoryContaining("glob:**/trials-002-jpa-killed-db")
        .isDirectoryContaining("glob:**/trials-002-jpa-killed-db-2");
  }

  @Test
  void aFileThatIsNotThereIsEmpty() throws IOException {
    assertThat(
            ExperimentFolder.resume(path, BEGUN)
                .read(path.resolve("label.json"), ExperimentRecord.class))
        .isEmpty();
  }
}
