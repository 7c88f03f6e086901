package org.rubisee.bench.report.section.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.HtmlCheck;
import org.rubisee.bench.report.SampleReports;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.DatabaseProfile;
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
import org.rubisee.bench.results.tier.StatementCost;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;

class StatementSectionTest {

  private static final StatementCost SELECT =
      new StatementCost("SELECT `name` FROM `items` WHERE `id` = ?", 600, 0.015, 0.02, 1200, 600);
  private static final StatementCost COMMIT = new StatementCost("COMMIT", 1200, 0.005, 9, 0, 0);

  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(SampleRun.SIX.subList(0, 2), List.of(50), 2));

  @Test
  void saysNothingWithoutCounts() {
    assertThat(page(profiled(List.of()))).doesNotContain("id=\"statements\"");
  }

  @Test
  void showsTheMostExpensiveStatementFirst() throws Exception {
    String page = page(profiled(List.of(COMMIT, SELECT)));
    assertThat(page).contains("id=\"statements\"", "Outside of statements");
    assertThat(page.indexOf("SELECT `name`")).isPositive().isLessThan(page.indexOf(">COMMIT<"));
    assertThat(HtmlCheck.complaints(page)).isEmpty();
  }

  @Test
  void addsUpWhatItDoesNotShow() {
    List<StatementCost> many = new ArrayList<>();
    for (int i = 1; i <= 15; i++) {
      many.add(new StatementCost("SELECT " + "x".repeat(i), 10, i / 100.0, 1, 1, 1));
    }
    assertThat(page(profiled(many))).contains("3 other statements");
  }

  @Test
  void sharesAreOfTheServersCpuTime() {
    Trial trial = profiled(List.of(SELECT, COMMIT));
    DatabaseProfile profile = DatabaseProfile.of(List.of(trial, trial));
    double seconds = trial.series(Tier.DB).cpuSecondsIn(trial.measured());
    assertThat(profile.statements()).hasSize(2);
    DatabaseProfile.Line first = profile.statements().get(0);
    assertThat(first.statement()).isEqualTo(SELECT.statement());
    assertThat(first.rowsExamined()).isEqualTo(2);
    assertThat(first.calls()).isCloseTo(600.0 / trial.client().answered(), within(1e-9));
    assertThat(profile.share(first)).isCloseTo(0.015 / seconds, within(1e-9));
    assertThat(profile.shareOutside()).isCloseTo(1 - 0.02 / seconds, within(1e-9));
  }

  @Test
  void shortensLongStatements() {
    String columns = "`column`, ".repeat(10) + "`last`";
    assertThat(shortened("SELECT " + columns + "\n  FROM `items`  WHERE `id` = ?"))
        .isEqualTo("SELECT … FROM `items` WHERE `id` = ?");
    assertThat(shortened("INSERT INTO bids (" + columns + ")"))
        .hasSize(80)
        .startsWith("INSERT INTO bids (")
        .endsWith("…");
    assertThat(shortened("SELECT a\n FROM b")).isEqualTo("SELECT a FROM b");
  }

  private static String shortened(String statement) {
    return new DatabaseProfile.Line(statement, 1, 1, 1).shortStatement();
  }

  private String page(Trial trial) {
    return TrialReport.of(
            new ReportModel(run, Gates.of(run).judge(List.of(trial))), SampleReports.LEDGERS)
        .rendered()
        .html();
  }

  private Trial profiled(List<StatementCost> statements) {
    Trial trial = SampleTrial.of(run, new TrialPoint(1, "servlets-only", "bidding", 50, 1, true));
    TierBreakdown web = new TierBreakdown(Tier.WEB, Map.of(BreakdownCategory.TCP_IP, 5L));
    return new TrialChange(trial)
        .evidence(new Evidence(List.of(), List.of(), List.of(), List.of(web), statements))
        .trial();
  }
}
