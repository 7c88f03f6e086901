package org.rubisee.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

class ViewBreakdownTest {
  private static final FigureView FIGURE_8 =
      new FigureView(
          "fig8",
          "Where the time goes",
          FigureView.Kind.BREAKDOWN,
          List.of("bidding"),
          List.of("session-beans"),
          "Communication takes most.",
          List.of(),
          "",
          FigureView.Loads.ALL);
  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.following(SampleRun.sweep(), "oopsla02", List.of(FIGURE_8)));

  @Test
  void saysThatNoTrialWasProfiled() {
    Trial measured = SampleTrial.of(run, new TrialPoint(1, "session-beans", "bidding", 100, 1));
    assertThat(page(measured)).contains("No trial was profiled for it.");
  }

  @Test
  void keepsProfiledTrialsOfItsConfigurationsOnly() {
    ReportModel model = model(profiled(1, "session-beans"), profiled(2, "entity-cmp"));
    assertThat(model.only(FIGURE_8).profiledTrials())
        .extracting(judged -> judged.trial().point().configuration())
        .containsExactly("session-beans");
  }

  @Test
  void keepsProfiledTrialsOfItsLoadsOnly() {
    ReportModel model =
        model(profiled(1, 100), profiled(2, 700), profiled(3, 9000), measured(4, 300));
    assertThat(loads(model, new FigureView.Loads(List.of(700), false))).containsExactly(700);
    assertThat(loads(model, new FigureView.Loads(List.of(), true))).containsExactly(700, 9000);
    assertThat(loads(model, FigureView.Loads.ALL)).containsExactly(100, 700, 9000);
  }

  @Test
  void nothingIsPastAPeakThatWasNotMeasured() {
    assertThat(loads(model(profiled(1, 9000)), new FigureView.Loads(List.of(), true))).isEmpty();
  }

  private static List<Integer> loads(ReportModel model, FigureView.Loads loads) {
    FigureView view =
        new FigureView(
            FIGURE_8.name(),
            FIGURE_8.title(),
            FIGURE_8.kind(),
            FIGURE_8.mixes(),
            FIGURE_8.configurations(),
            FIGURE_8.expected(),
            FIGURE_8.published(),
            FIGURE_8.leftOut(),
            loads);
    return model.only(view).profiledTrials().stream()
        .map(judged -> judged.trial().point().clients())
        .toList();
  }

  private Trial measured(int number, int clients) {
    return SampleTrial.of(run, new TrialPoint(number, "session-beans", "bidding", clients, 1));
  }

  private Trial profiled(int number, int clients) {
    return SampleTrial.of(
        run, new TrialPoint(number, "session-beans", "bidding", clients, 1, true));
  }

  private Trial profiled(int number, String configuration) {
    return SampleTrial.of(run, new TrialPoint(number, configuration, "bidding", 100, 1, true));
  }

  private String page(Trial... trials) {
    return TrialReport.of(model(trials), SampleReports.LEDGERS).rendered().html();
  }

  private ReportModel model(Trial... trials) {
    return new ReportModel(run, Gates.of(run).judge(List.of(trials)));
  }
}
