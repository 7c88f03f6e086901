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
import org.rubisee.bench.results.SampleFolder;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.SampleRuns;

class ReportCommandTest {

  @TempDir private Path folder;

  private final StringWriter complaints = new StringWriter();

  @Test
  void makesTheReportAnew() throws IOException {
    Path run = SampleFolder.of(folder, 1, 1).path();
    assertThat(report(run.toString())).isZero();
    assertThat(run.resolve("report.html")).content().contains("Servlets only");
  }

  @Test
  void writesWhatCanBeGivenAwayToAFolder() throws IOException {
    Path run = SampleFolder.of(folder, 1, 1).path();
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
    Path target = folder.resolve("docs/sample");
    assertThat(report(run.path().toString(), "--to", target.toString())).isZero();
    assertThat(target.resolve("report.html")).exists();
    assertThat(target.resolve("run.json")).hasSameBinaryContentAs(run.path().resolve("run.json"));
    assertThat(target.resolve(BlocksFolder.CSV_FILE)).content().isEqualTo("number\n");
    assertThat(run.path().resolve("report.html")).doesNotExist();
  }

  @Test
  void removesFiguresOfAnOlderReport() throws IOException {
    Path run = SampleFolder.of(folder, 1, 1).path();
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
