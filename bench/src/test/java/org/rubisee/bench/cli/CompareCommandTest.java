package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.cli.results.CompareCommand;
import org.rubisee.bench.results.SampleFolder;
import org.rubisee.bench.results.SampleRun;

class CompareCommandTest {

  @TempDir private Path folder;

  private final StringWriter complaints = new StringWriter();
  private final StringWriter answers = new StringWriter();

  @Test
  void aRegressionHasAnExitCodeOfItsOwn() throws IOException {
    assertThat(compare(run("base", 1), run("new", 1.2))).isEqualTo(CompareCommand.WORSE);
    assertThat(answers.toString()).contains("| point |").contains("**regression:**");
  }

  @Test
  void aChangeWithinTheToleranceIsBorne() throws IOException {
    assertThat(compare(run("base", 1), run("new", 1.2), "--tolerance", "25")).isZero();
  }

  @Test
  void writesTestCasesForContinuousIntegration() throws IOException {
    Path file = folder.resolve("compare.xml");
    compare(run("base", 1), run("new", 1.2), "--junit", file.toString());
    assertThat(file).content().contains("failures=\"1\"");
  }

  @Test
  void printsJsonForScripts() throws IOException {
    compare(run("base", 1), run("new", 1.2), "--json");
    JsonNode json = new ObjectMapper().readTree(answers.toString());
    assertThat(json.get("regressions").intValue()).isEqualTo(1);
    assertThat(json.get("isJudged").booleanValue()).isTrue();
    assertThat(json.get("lines"))
        .anyMatch(
            line ->
                line.get("isRegression").booleanValue()
                    && line.get("measure").textValue().equals("cpu")
                    && line.get("ratio").doubleValue() > 1.1);
  }

  @Test
  void toleratesFigureByFigure() throws IOException {
    String base = run("base", 1);
    String candidate = run("new", 1.2);
    assertThat(compare(base, candidate, "--tolerance", "cpu=25,p95=5")).isZero();
    assertThat(compare(base, candidate, "--tolerance", "throughput=25"))
        .isEqualTo(CompareCommand.WORSE);
  }

  @Test
  void suggestsTheFigureThatWasMeant() throws IOException {
    assertThat(compare(run("base", 1), run("new", 1), "--tolerance", "cpi=5"))
        .isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString()).contains("cpu");
  }

  @Test
  void refusesATolerance() throws IOException {
    assertThat(compare(run("base", 1), run("new", 1), "--tolerance", "100"))
        .isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString()).contains("0 to below 100");
  }

  @Test
  void writesWhatItPrintsForTheSummaryOfAJob() throws IOException {
    Path file = folder.resolve("summary.md");
    compare(run("base", 1), run("new", 1.2), "--markdown", file.toString());
    assertThat(file).content().isEqualTo(answers.toString()).contains("**1 regression**");
  }

  @Test
  void isNotGreenWhenNothingCouldBeJudged() throws IOException {
    String base = SampleFolder.of(folder.resolve("base"), 1, 1).path().toString();
    String candidate = SampleFolder.of(folder.resolve("new"), 1, 1).path().toString();
    assertThat(compare(base, candidate)).isEqualTo(CompareCommand.NOTHING_JUDGED);
  }

  @Test
  void refusesRunsUnderOtherConditionsUnlessForced() throws IOException {
    String base = run("base", 1);
    String other =
        SampleRun.write(
                folder.resolve("other"),
                SampleRun.plan(SampleRun.SIX.subList(0, 1), List.of(60, 80), 5))
            .path()
            .toString();
    assertThat(compare(base, other)).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString()).contains("Clients (60 against 60, 80)", "--force");
    compare(base, other, "--force");
    assertThat(answers.toString()).contains("not interleaved");
  }

  @Test
  void saysWhereTheFoldersOfRunsAre() {
    assertThat(compare("nowhere", "neither")).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString()).contains("nowhere").contains("results/");
  }

  private String run(String name, double cpuFactor) throws IOException {
    return SampleFolder.of(folder.resolve(name), cpuFactor, 5).path().toString();
  }

  private int compare(String base, String candidate, String... options) {
    String[] arguments = new String[3 + options.length];
    arguments[0] = "compare";
    arguments[1] = base;
    arguments[2] = candidate;
    System.arraycopy(options, 0, arguments, 3, options.length);
    return Rubis.commandLine()
        .setErr(new PrintWriter(complaints, true))
        .setOut(new PrintWriter(answers, true))
        .execute(arguments);
  }
}
