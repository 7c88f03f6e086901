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

class ViewBarsTest {
  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(SampleRun.SIX.subList(0, 2), List.of(100, 1500), 1));

  @Test
  void takesTheBalancerOutOfTheWebTierAtTheHighestThroughput() {
    Trial beans = trial("session-beans", 1500);
    Trial servlets = behindABalancer(trial("servlets-only", 1500), 0.25);

    Figure figure =
        figure(trial("servlets-only", 100), servlets, trial("session-beans", 100), beans);

    assertThat(figure.id()).isEqualTo("fig12-utilization-bidding");
    List<String> rows = figure.csv().lines().toList();
    assertThat(rows.get(0)).isEqualTo("bar,balancer,web,app,db");
    double[] first = numbers(rows.get(1));
    assertThat(first[0]).isBetween(0.24, 0.26);
    assertThat(first[0] + first[1]).isCloseTo(cpus(servlets, Tier.WEB), within());
    double[] second = numbers(rows.get(2));
    assertThat(second[0]).isZero();
    assertThat(second[1]).isCloseTo(cpus(beans, Tier.WEB), within());
    assertThat(second[2]).isCloseTo(cpus(beans, Tier.APP), within());
    assertThat(second[3]).isCloseTo(cpus(beans, Tier.DB), within());
  }

  private static Percentage within() {
    return Percentage.withPercentage(1);
  }

  private Figure figure(Trial... trials) {
    ReportModel model = new ReportModel(run, Gates.of(run).judge(List.of(trials)));
    return new ViewBars(model, "fig12-").figures(FigureView.Kind.UTILIZATION).get(0);
  }

  private Trial trial(String configuration, int clients) {
    return SampleTrial.of(run, new TrialPoint(1, configuration, "bidding", clients, 1));
  }

  private static Trial behindABalancer(Trial trial, double cpus) {
    List<TierSample> tiers = new ArrayList<>();
    for (TierSample sample : trial.tiers()) {
      tiers.add(
          sample.tier() != Tier.WEB
              ? sample
              : new TierSample(
                  sample.tier(),
                  sample.atSeconds(),
                  sample.cpuUserSeconds(),
                  sample.cpuSystemSeconds(),
                  sample.residentBytes(),
                  Map.of(TierSample.BALANCER_CPU_MILLIS, 1000 * cpus * sample.atSeconds())));
    }
    return new TrialChange(trial).tiers(tiers).trial();
  }

  private static double cpus(Trial trial, Tier tier) {
    return trial.series(tier).cpuSecondsIn(trial.measured()) / trial.measured().seconds();
  }

  private static double[] numbers(String row) {
    String[] cells = row.substring(row.lastIndexOf('"') + 2).split(",");
    double[] numbers = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      numbers[i] = Double.parseDouble(cells[i]);
    }
    return numbers;
  }
}
