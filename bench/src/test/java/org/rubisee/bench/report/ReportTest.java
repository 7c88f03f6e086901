package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.NodeChange;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.NamedPart;

class ReportTest {
  private static final RunPlan TWO_BY_THREE =
      SampleRun.plan(SampleRun.SIX.subList(0, 2), List.of(50, 100, 200), 1);
  private static final RunPlan FOLLOWING =
      SampleRun.arriving("open", "constant:10", 1, List.of(), "steps:0=1,30=2");

  @TempDir static Path shared;
  private static TrialsFolder sweep;

  @TempDir Path results;

  @BeforeAll
  static void writeASweep() throws IOException {
    sweep = SampleRun.write(shared, TWO_BY_THREE);
    TrialReport.of(sweep, SampleReports.LEDGERS).write(sweep.path());
  }

  @Test
  void showsTheFiguresOfTheResults() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.quickstart());
    Trial trial = folder.trials().get(0);
    double cpuMillis =
        1000
            * (trial.series(Tier.WEB).cpuSecondsIn(trial.measured())
                + trial.series(Tier.DB).cpuSecondsIn(trial.measured()))
            / trial.client().answered();

    assertThat(text(folder))
        .contains("answered " + Numbers.of(trial.throughput()) + " interactions per second")
        .contains("95 % within " + Numbers.millis(trial.client().response().millisAt(95)))
        .contains("cost " + Numbers.millis(cpuMillis) + " of server CPU")
        .containsPattern("(All \\d+ gates passed|No gate failed; \\d+ of \\d+ have a warning)\\.")
        .contains("rejected by a rule");
  }

  @Test
  void showsThePercentilesOfEveryInteraction() throws IOException {
    TrialsFolder folder = SampleRun.write(results, SampleRun.quickstart());
    String report = text(folder);
    folder
        .trials()
        .get(1)
        .client()
        .interactions()
        .forEach(
            (interaction, result) ->
                assertThat(report)
                    .contains(
                        String.format(
                            Locale.ROOT,
                            "<th scope=\"row\">%s</th><td>%s</td><td>%s</td><td>%s</td>",
                            interaction.label(),
                            Numbers.of(result.response().count()),
                            Numbers.of(result.response().meanMillis()),
                            Numbers.of(result.response().millisAt(50)))));
  }

  @Test
  void comparesWhatArrivedWithWhatWasAnswered() throws IOException {
    TrialsFolder folder =
        SampleRun.write(
            results,
            SampleRun.arriving(
                "partly-open", "flash-crowd:base=2,peak=10,start=60,rise=20,hold=60,fall=60"));
    String report = text(folder);
    Trial trial = folder.trials().get(0);

    assertThat(report)
        .contains("sessions per second", "Sessions in progress", "not offered", "10.0 %")
        .contains("flash-crowd:base=2,peak=10", "<td class=\"words\">partly-open</td>")
        .contains("There are no verdicts, since the load changes")
        .contains("are not judged: ", "X = N/(R+Z) (the number of clients is not fixed)")
        .contains(
            "Arrivals set the throughput", "at most " + Numbers.of(2000) + " sessions in progress")
        .doesNotContain("think time sets the throughput", "N/Z is what")
        .doesNotContain(">N/(R+Z)</th>", "Compared with");
    assertThat(folder.path().resolve("run.json"))
        .content()
        .contains("\"mode\" : \"partly-open\"")
        .doesNotContain("fixedClients", "\"closed\"");
    assertThat(
            folder.path().resolve("figures/time-arrivals-" + trial.point().folderName() + ".csv"))
        .content()
        .contains("offered");
  }

  @Test
  void givesVerdictsOverThePartsOfALoadThatChanges() throws IOException {
    TrialsFolder folder =
        SampleRun.write(
            results,
            SampleRun.arriving(
                "closed",
                "steps:0=10@calm,30=20@crowd",
                5,
                List.of(new NamedPart("calm", 0, 30), new NamedPart("late", 9_000, 9_001))));

    assertThat(text(folder))
        .contains(
            "there are verdicts only over the parts", ">calm</t", "no verdict: a trial has no")
        .contains(">calm</text>", "class=\"part\"")
        .doesNotContain("There are no verdicts, since the load changes");
    assertThat(text(SampleRun.write(results.resolve("plain"), SampleRun.quickstart())))
        .doesNotContain("class=\"part\"");
  }

  /** A site whose second node was asked for at second 40 and ready at second 50. */
  @Test
  void showsNodesThatFollowASchedule() throws IOException {
    TrialsFolder folder = withAFurtherNode(results, FOLLOWING);
    Trial first = folder.trials().get(0);

    assertThat(text(folder))
        .contains(
            "By the schedule steps:0=1,30=2", "Node schedule", "the schedule changes the web nodes")
        .doesNotContain("Set by an autoscaler");
    assertThat(folder.path().resolve("figures/time-nodes-" + first.point().folderName() + ".csv"))
        .content()
        .contains("\"asked for\",40,2,", "\"in use\",50,2,")
        .doesNotContain("\"in use\",40,2,");
  }

  @Test
  void saysWhetherIdleNodesRan() throws IOException {
    RunPlan inPods = SampleRun.in("kubernetes", FOLLOWING);

    assertThat(text(withAFurtherNode(results, FOLLOWING))).contains("waited as warm standby");
    assertThat(text(withAFurtherNode(results.resolve("pods"), inPods)))
        .contains("Nodes out of use were deleted")
        .doesNotContain("warm standby");
  }

  private static TrialsFolder withAFurtherNode(Path results, RunPlan plan) throws IOException {
    TrialsFolder folder = SampleRun.write(results, plan);
    Path path = folder.trialPath(folder.trials().get(0).point());
    new NodeChange(0, NodeChange.IN_USE, 1).appendTo(path);
    new NodeChange(40, NodeChange.ASKED, 2).appendTo(path);
    new NodeChange(50, NodeChange.IN_USE, 2).appendTo(path);
    return folder;
  }

  @Test
  void hasNoArrivalsInAClosedLoop() throws IOException {
    assertThat(text(SampleRun.write(results, SampleRun.quickstart())))
        .doesNotContain("time-arrivals", "Sessions in progress");
  }

  @Test
  void needsNothingFromOutside() throws IOException {
    String report = text(SampleRun.write(results, SampleRun.quickstart()));
    assertThat(report).doesNotContain("http://", "https://", "@import", "<link", "src=");
  }

  @Test
  void writesEveryFigureAsSvgAndCsv() throws Exception {
    String report = Files.readString(sweep.path().resolve(Report.FILE));
    List<Path> svgs = figures(sweep, ".svg");

    assertThat(svgs).hasSameSizeAs(figures(sweep, ".csv")).hasSizeGreaterThan(10);
    for (Path svg : svgs) {
      var root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
      assertThat(root.getDocumentElement().getTagName()).isEqualTo("svg");
      assertThat(Files.readString(svg)).doesNotContain("var(");
      assertThat(report).contains("href=\"figures/" + svg.getFileName() + "\"");
    }
  }

  @Test
  void givesTheThroughputOfEveryPointInItsData() throws IOException {
    String csv = Files.readString(sweep.path().resolve("figures/throughput-bidding.csv"));
    for (Trial trial : sweep.trials()) {
      if (trial.point().mix().equals("bidding")) {
        String title = TWO_BY_THREE.titleOf(trial.point().configuration());
        assertThat(csv)
            .contains(
                String.format(
                    Locale.ROOT,
                    "\"%s\",%d,%s,",
                    title,
                    trial.point().clients(),
                    Numbers.plain(trial.throughput())));
      }
    }
  }

  @Test
  void saysThatAnInterruptedRunWithoutATrialMeasuredNothing() throws IOException {
    TrialsFolder folder = SampleRun.begun(results, SampleRun.run(SampleRun.quickstart()));
    folder.finish(RunState.PARTIAL);
    assertThat(text(folder)).contains("No trial was measured", "The run was interrupted");
  }

  @Test
  void showsATrialThatDiedBeforeItMeasuredAsLeftOut() throws IOException {
    Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
    TrialsFolder folder = SampleRun.begun(results, run);
    folder
        .begin(
            new org.rubisee.bench.results.TrialPoint(1, "servlets-only", "bidding", 60, 1),
            run.startedAt())
        .close();
    assertThat(text(folder)).containsPattern("\\d+ of \\d+ gates FAILED\\.").contains("left out");
  }

  @Test
  void escapesNamesOfOthers() throws IOException {
    Configuration hostile = Configuration.plain("servlets-only", "<script>alert(1)");
    RunPlan plan = SampleRun.plan(List.of(hostile), List.of(20), 1);
    assertThat(text(SampleRun.write(results, plan))).doesNotContain("<script>alert");
  }

  @Test
  void isValidHtml() throws Exception {
    String report = Files.readString(sweep.path().resolve(Report.FILE));
    assertThat(HtmlCheck.complaints(report)).isEmpty();
    assertThat(HtmlCheck.complaints("<!DOCTYPE html><html lang=en><title>x</title><img>"))
        .isNotEmpty();
  }

  private static String text(TrialsFolder folder) throws IOException {
    return Files.readString(TrialReport.of(folder, SampleReports.LEDGERS).write(folder.path()));
  }

  private static List<Path> figures(TrialsFolder folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder.path().resolve("figures"))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
