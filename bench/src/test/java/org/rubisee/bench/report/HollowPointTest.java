package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;

class HollowPointTest {
  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(SampleRun.SIX.subList(0, 1), List.of(50, 100), 2));
  private final Trial good = trial(1, 50, 1);
  private final Trial broken = broken(trial(2, 100, 1));

  @Test
  void drawsAPointWithoutAValidTrialHollow() {
    String page =
        TrialReport.of(
                new ReportModel(run, Gates.of(run).judge(List.of(good, broken))),
                SampleReports.LEDGERS)
            .rendered()
            .html();
    assertThat(page)
        .contains("mark hollow")
        .contains("does not count")
        .contains("item 7 was oversold");
  }

  @Test
  void countsOnlyTheValidTrialsOfAPoint() {
    List<JudgedTrial> judged = Gates.of(run).judge(List.of(good, broken(trial(2, 50, 2))));
    LoadPoint point = new LoadPoint("servlets-only", "bidding", 50, judged);
    assertThat(point.isValid()).isTrue();
    assertThat(point.counted()).containsExactly(good);
    assertThat(point.leftOut()).isEqualTo(1);
    String page =
        TrialReport.of(new ReportModel(run, judged), SampleReports.LEDGERS).rendered().html();
    assertThat(page).contains("50 clients: 1 of 2").contains(">1 of 2<");
  }

  @Test
  void givesNoVerdictWithoutAValidTrial() {
    LoadPoint valid = point(good);
    LoadPoint invalid = point(broken);
    assertThat(Contrast.of(Metric.CPU, valid, invalid).verdict()).startsWith("no verdict");
    assertThat(Contrast.of(Metric.CPU, valid, valid).verdict()).isEqualTo("not judged");
  }

  @Test
  void callsAVerdictOfTwoTrialsIndicative() {
    LoadPoint two =
        new LoadPoint(
            "servlets-only", "bidding", 50, Gates.of(run).judge(List.of(good, trial(3, 50, 2))));
    assertThat(Contrast.of(Metric.CPU, two, two).verdict())
        .isEqualTo("no difference shown (indicative: 2 of 5 trials)");
  }

  @Test
  void neverPeaksAtAPointThatDoesNotCount() {
    ReportModel model = new ReportModel(run, Gates.of(run).judge(List.of(good, broken)));
    assertThat(model.peak(SampleRun.SIX.get(0), "bidding").orElseThrow().highest().clients())
        .isEqualTo(50);
  }

  @Test
  void leavesProfiledTrialsOutOfCurvesAndVerdicts() {
    Trial profiled =
        SampleTrial.of(run, new TrialPoint(2, "servlets-only", "bidding", 50, 1, true));
    ReportModel model = new ReportModel(run, Gates.of(run).judge(List.of(good, profiled)));
    assertThat(model.trials()).extracting(judged -> judged.trial()).containsExactly(good);
    assertThat(model.profiledTrials())
        .extracting(judged -> judged.trial())
        .containsExactly(profiled);
    assertThat(model.points("bidding"))
        .singleElement()
        .extracting(p -> p.trials().size())
        .isEqualTo(1);
  }

  private LoadPoint point(Trial trial) {
    return new LoadPoint(
        "servlets-only", "bidding", trial.point().clients(), Gates.of(run).judge(List.of(trial)));
  }

  private Trial trial(int number, int clients, int repetition) {
    return SampleTrial.of(
        run, new TrialPoint(number, "servlets-only", "bidding", clients, repetition));
  }

  private static Trial broken(Trial trial) {
    AuditOutcome oversold = new AuditOutcome(true, List.of("item 7 was oversold"), List.of());
    return new TrialChange(trial).audit(oversold).trial();
  }
}
