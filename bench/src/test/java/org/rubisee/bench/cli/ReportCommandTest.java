package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.block.BlocksPlan;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.fault.FaultPlanner;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleFolder;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.trial.TrialsPlan;

class ReportCommandTest {

  @TempDir private Path folder;

  private final StringWriter complaints = new StringWriter();

  @Test
  void makesTheReportAnew() throws IOException {
    Path run = ofTrials();
    assertThat(report(run.toString())).isZero();
    assertThat(run.resolve("report.html")).content().contains("Servlets only");
  }

  @Test
  void writesWhatCanBeGivenAwayToAFolder() throws IOException {
    Path run = ofTrials();
    Path target = folder.resolve("docs/sample");
    assertThat(report(run.toString(), "--to", target.toString())).isZero();
    assertThat(target.resolve("report.html")).exists();
    assertThat(target.resolve("run.json")).hasSameBinaryContentAs(run.resolve("run.json"));
    assertThat(target.resolve("trials")).doesNotExist();
    assertThat(run.resolve("report.html")).doesNotExist();
  }

  @Test
  void writesTheTablesOfARunInBlocksToAFolder() throws IOException {
    BlocksFolder run =
        SampleRuns.begun(folder, SampleRuns.run(SampleRuns.plan(List.of("a", "b"), 2, 0)));
    Files.writeString(run.path().resolve(BlocksFolder.CSV_FILE), "number\n");
    plan(run.path(), BlocksPlan.KIND, new BlocksPlan(run.run().plan()));
    Path target = folder.resolve("docs/sample");
    assertThat(report(run.path().toString(), "--to", target.toString())).isZero();
    assertThat(target.resolve("report.html")).exists();
    assertThat(target.resolve("run.json")).hasSameBinaryContentAs(run.path().resolve("run.json"));
    assertThat(target.resolve(BlocksFolder.CSV_FILE)).content().isEqualTo("number\n");
    assertThat(run.path().resolve("report.html")).doesNotExist();
  }

  @Test
  void removesFiguresOfAnOlderReport() throws IOException {
    Path run = ofTrials();
    Path old = Files.createDirectories(run.resolve("figures")).resolve("old.svg");
    Files.writeString(old, "<svg/>");
    report(run.toString());
    assertThat(old).doesNotExist();
  }

  @Test
  void saysWhereTheFoldersOfRunsAre() {
    assertThat(report("nowhere")).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString()).contains("nowhere").contains("results/");
  }

  @Test
  void makesTheReportOfARunWithFaults() throws IOException {
    new RunFolder(folder).write(SampleRun.run(SampleRun.quickstart()));
    Files.createDirectory(folder.resolve("trials"));
    Checkout checkout = Checkout.current();
    plan(
        folder,
        FaultPlan.KIND,
        FaultPlanner.plan(
            new ExperimentLibrary(checkout).experiment("faults").definition(),
            Wish.all(false, 7),
            checkout));
    assertThat(report(folder.toString())).isZero();
    assertThat(folder.resolve("report.html")).content().contains("0 of 0 faults");
  }

  private Path ofTrials() throws IOException {
    TrialsFolder run = SampleFolder.of(folder, 1, 1);
    RunPlan plan = run.run().plan();
    plan(
        run.path(),
        TrialsPlan.KIND,
        TrialsPlan.of(List.of(), plan.load(), Agenda.of(List.of(), 1, plan.seed()), false));
    return run.path();
  }

  private static void plan(Path run, String kind, KindPlan plan) throws IOException {
    StoredPlan.of(kind, "rubis run", List.of("--scale=tiny"), plan).write(run);
  }

  private int report(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "report";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return Rubis.commandLine()
        .setErr(new PrintWriter(complaints, true))
        .setOut(new PrintWriter(new StringWriter()))
        .execute(all);
  }
}
