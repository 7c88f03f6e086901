package org.rubisee.bench.report.section.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.HtmlCheck;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.SampleReports;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;

class BreakdownSectionTest {

  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(SampleRun.SIX.subList(0, 2), List.of(50, 100), 2));

  @Test
  void saysNothingWithoutAProfile() {
    Report.Rendered page = page(trial(1, "servlets-only", 50, false));
    assertThat(page.html()).doesNotContain("id=\"breakdown\"");
  }

  @Test
  void drawsABarPerTierOfEachProfiledConfiguration() {
    Report.Rendered page =
        page(
            trial(1, "servlets-only", 50, false),
            profiled(2, "servlets-only", 50, Map.of(BreakdownCategory.TCP_IP, 50L)),
            profiled(3, "session-beans", 50, Map.of(BreakdownCategory.REMOTING, 80L)));
    assertThat(page.html()).contains("id=\"breakdown\"", "segment category-remoting");
    assertThat(names(page, "breakdown-shares-bidding"))
        .containsExactly("Servlets only, web", "Session beans, web", "Session beans, app");
  }

  @Test
  void sharesOfEachBarMakeAHundred() {
    Report.Rendered page =
        page(
            profiled(
                1,
                "session-beans",
                50,
                Map.of(
                    BreakdownCategory.TCP_IP, 17L,
                    BreakdownCategory.REMOTING, 31L,
                    BreakdownCategory.OTHER, 1L)));
    assertThat(rows(page, "breakdown-shares-bidding"))
        .hasSize(2)
        .allSatisfy(row -> assertThat(sum(row)).isCloseTo(100, within(0.001)));
  }

  @Test
  void itsDataHasAColumnPerCategory() {
    Report.Rendered page = page(profiled(1, "session-beans", 50, other(1, 99)));
    String header =
        page.figures().stream()
            .filter(figure -> figure.id().equals("breakdown-shares-bidding"))
            .findFirst()
            .orElseThrow()
            .csv()
            .lines()
            .findFirst()
            .orElseThrow();
    assertThat(header.split(",")).hasSize(1 + BreakdownCategory.values().length);
  }

  @Test
  void costsOfABarMakeTheTiersCpuTimePerInteraction() {
    Trial trial = profiled(1, "session-beans", 50, Map.of(BreakdownCategory.CONTAINER, 4L));
    Report.Rendered page = page(trial);
    double millis =
        1000 * trial.series(Tier.WEB).cpuSecondsIn(trial.measured()) / trial.client().answered();
    assertThat(sum(rows(page, "breakdown-cost-bidding").get(0))).isCloseTo(millis, within(0.001));
  }

  @Test
  void addsTheSamplesOfSeveralTrials() {
    Report.Rendered page =
        page(
            profiled(1, "servlets-only", 50, Map.of(BreakdownCategory.TCP_IP, 100L)),
            profiled(2, "servlets-only", 50, Map.of(BreakdownCategory.NAMING, 300L)));
    assertThat(rows(page, "breakdown-shares-bidding"))
        .singleElement()
        .asString()
        .contains(",25,")
        .contains(",75,");
  }

  @Test
  void namesTheLoadWhereThereAreSeveral() {
    Report.Rendered page =
        page(
            profiled(1, "servlets-only", 100, Map.of(BreakdownCategory.TCP_IP, 1L)),
            profiled(2, "servlets-only", 50, Map.of(BreakdownCategory.TCP_IP, 1L)));
    assertThat(names(page, "breakdown-shares-bidding"))
        .containsExactly("Servlets only, web, 50 clients", "Servlets only, web, 100 clients");
  }

  @Test
  void warnsOfTooMuchThatFitsNoRule() {
    assertThat(page(profiled(1, "servlets-only", 50, other(5, 95))).html()).contains("fit no rule");
    assertThat(page(profiled(1, "servlets-only", 50, other(4, 96))).html())
        .doesNotContain("fit no rule");
  }

  @Test
  void aFigureOfAnExperimentShowsItsOwnConfigurations() {
    Run<RunPlan> experiment = experimentWithFigure13();
    Report.Rendered page =
        page(
            experiment,
            profiled(1, "servlets-only", 50, Map.of(BreakdownCategory.TCP_IP, 50L)),
            profiled(2, "session-beans", 50, Map.of(BreakdownCategory.REMOTING, 80L)));
    assertThat(names(page, "fig13-breakdown-shares-bidding"))
        .containsExactly("Session beans, web", "Session beans, app");
  }

  @Test
  void saysInWordsWhatCostsMost() {
    Map<BreakdownCategory, Long> samples =
        Map.of(
            BreakdownCategory.VIRTUAL_MACHINE, 500L,
            BreakdownCategory.REMOTING, 250L,
            BreakdownCategory.TCP_IP, 150L,
            BreakdownCategory.CONTAINER, 100L);
    assertThat(page(profiled(1, "servlets-only", 50, samples)).html())
        .contains(
            "bidding mix, Servlets only, web: Serialization and remoting 50.0 %, TCP/IP 30.0 %,"
                + " Container 20.0 %.");
  }

  @Test
  void aRunOfProfiledTrialsOnlyIsNotCalledEmpty() {
    assertThat(page(profiled(1, "servlets-only", 50, other(1, 99))).html())
        .contains("<h1>Where the CPU time goes</h1>", "Profiled trials: 1.")
        .doesNotContain("No trial was measured");
  }

  @Test
  void isValidHtml() throws Exception {
    Report.Rendered page = page(profiled(1, "session-beans", 50, other(5, 95)));
    assertThat(HtmlCheck.complaints(page.html())).isEmpty();
  }

  private static Map<BreakdownCategory, Long> other(long unclassified, long known) {
    return Map.of(BreakdownCategory.OTHER, unclassified, BreakdownCategory.JDBC_DRIVER, known);
  }

  private Run<RunPlan> experimentWithFigure13() {
    FigureView view =
        new FigureView(
            "fig13",
            "Where entity beans spend their time",
            FigureView.Kind.BREAKDOWN,
            List.of("bidding"),
            List.of("session-beans"),
            "The container.",
            List.of(),
            "",
            FigureView.Loads.ALL);
    return SampleRun.run(SampleRun.following(run.plan(), "oopsla02", List.of(view)));
  }

  private Report.Rendered page(Trial... trials) {
    return page(run, trials);
  }

  private static Report.Rendered page(Run<RunPlan> run, Trial... trials) {
    Report.Rendered page =
        TrialReport.of(
                new ReportModel(run, Gates.of(run).judge(List.of(trials))), SampleReports.LEDGERS)
            .rendered();
    page.html();
    return page;
  }

  private Trial trial(int number, String configuration, int clients, boolean profiled) {
    return SampleTrial.of(
        run, new TrialPoint(number, configuration, "bidding", clients, number, profiled));
  }

  private Trial profiled(
      int number, String configuration, int clients, Map<BreakdownCategory, Long> samples) {
    Trial trial = trial(number, configuration, clients, true);
    List<TierBreakdown> breakdowns = new ArrayList<>(List.of(new TierBreakdown(Tier.WEB, samples)));
    if (configuration.equals("session-beans")) {
      breakdowns.add(new TierBreakdown(Tier.APP, samples));
    }
    return new TrialChange(trial)
        .evidence(new Evidence(List.of(), List.of(), List.of(), breakdowns, List.of()))
        .trial();
  }

  private static List<String> rows(Report.Rendered page, String figure) {
    return page.figures().stream()
        .filter(one -> one.id().equals(figure))
        .findFirst()
        .orElseThrow()
        .csv()
        .lines()
        .skip(1)
        .toList();
  }

  /** The names of the bars. */
  private static List<String> names(Report.Rendered page, String figure) {
    return rows(page, figure).stream().map(row -> row.substring(1, row.indexOf('"', 1))).toList();
  }

  private static double sum(String row) {
    return Stream.of(row.substring(row.indexOf("\",") + 2).split(","))
        .mapToDouble(Double::parseDouble)
        .sum();
  }
}
