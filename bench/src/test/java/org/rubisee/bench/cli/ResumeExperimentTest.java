package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.fault.folder.ExperimentFolder;
import org.rubisee.bench.fault.folder.ExperimentRecord;
import org.rubisee.bench.fault.folder.SampleExperiment;
import org.rubisee.measurement.Phases;

/** Two commands complete what was interrupted, and each names the other. */
class ResumeExperimentTest {

  @TempDir private Path results;

  private final StringWriter complaints = new StringWriter();

  @Test
  void resumeNamesTheCommandThatCompletesAnExperimentWithFaults() throws IOException {
    Path folder = results.resolve("faults-20261127-200000");
    ExperimentFolder.create(
        folder,
        SampleExperiment.of(
            new ExperimentRecord.Plan(
                "faults",
                "Faults",
                1,
                new ExperimentRecord.Load("bidding", 1, "cached", 40, 1),
                new Phases("custom", 8, 42, 1),
                List.of(),
                List.of())));

    assertThat(execute("resume", folder.toString())).isNotZero();
    assertThat(complaints.toString())
        .contains("./rubis experiment run faults --quick --resume " + folder);
  }

  @Test
  void otherExperimentsNameResume() {
    assertThat(execute("experiment", "run", "oopsla02", "--resume", "results/1")).isNotZero();
    assertThat(complaints.toString()).contains("./rubis resume results/1");
  }

  private int execute(String... arguments) {
    return Rubis.commandLine().setErr(new PrintWriter(complaints, true)).execute(arguments);
  }
}
