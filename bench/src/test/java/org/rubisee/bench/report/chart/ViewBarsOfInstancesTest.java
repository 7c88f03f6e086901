package org.rubisee.bench.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

class ViewBarsOfInstancesTest {
  private final Run<RunPlan> run = SampleRun.run(SampleRun.plan(SampleRun.SIX, List.of(100), 1));

  @Test
  void drawsWhatWasCountedInTheTierOfTheBeans() {
    Trial counted = counted(trial("session-facade"), 40, 12);

    List<String> pooled = rows(FigureView.Kind.POOLED, counted, trial("entity-cmp"));
    assertThat(pooled)
        .containsExactly("bar,instances of all entity beans", "\"Session façade\",40");

    List<String> passivated = rows(FigureView.Kind.PASSIVATIONS, counted, trial("entity-cmp"));
    assertThat(passivated).hasSize(2);
    String value = passivated.get(1).substring(passivated.get(1).lastIndexOf(',') + 1);
    assertThat(Double.parseDouble(value))
        .isCloseTo(12 / counted.throughput(), Percentage.withPercentage(1));
  }

  @Test
  void drawsNothingWhereNothingWasCounted() {
    assertThat(figures(FigureView.Kind.POOLED, trial("entity-cmp"))).isEmpty();
    assertThat(figures(FigureView.Kind.PASSIVATIONS, trial("entity-cmp"))).isEmpty();
  }

  private List<String> rows(FigureView.Kind kind, Trial... trials) {
    return figures(kind, trials).get(0).csv().lines().toList();
  }

  private List<Figure> figures(FigureView.Kind kind, Trial... trials) {
    ReportModel model = new ReportModel(run, Gates.of(run).judge(List.of(trials)));
    return new ViewBars(model, "fig9-").figures(kind);
  }

  private Trial trial(String configuration) {
    return SampleTrial.of(run, new TrialPoint(1, configuration, "bidding", 100, 1));
  }

  private static Trial counted(Trial trial, double pooled, double passivationsPerSecond) {
    List<TierSample> tiers = new ArrayList<>();
    for (TierSample sample : trial.tiers()) {
      tiers.add(
          sample.tier() != Tier.APP
              ? sample
              : new TierSample(
                  sample.tier(),
                  sample.atSeconds(),
                  sample.cpuUserSeconds(),
                  sample.cpuSystemSeconds(),
                  sample.residentBytes(),
                  Map.of(
                      TierSample.POOLED_INSTANCES,
                      pooled,
                      TierSample.PASSIVATIONS,
                      passivationsPerSecond * sample.atSeconds())));
    }
    return new TrialChange(trial).tiers(tiers).trial();
  }
}
