package org.rubisee.bench.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.rubisee.bench.report.model.HighestThroughput;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.tier.Tier;

/**
 * A bar for each configuration at its highest throughput: that throughput, CPUs in use by tier, or
 * instances of entity beans.
 *
 * @param prefix what the names of their files begin with
 */
public record ViewBars(ReportModel model, String prefix) {

  private static final String PALE = "Pale: a gate failed.";

  private static final List<Legend.Entry> TIERS =
      List.of(
          new Legend.Entry("balancer", "balancer"),
          new Legend.Entry("web", "web"),
          new Legend.Entry("app", "app"),
          new Legend.Entry("db", "db"));

  private static final List<Legend.Entry> INSTANCES =
      List.of(new Legend.Entry("instances of all entity beans", "time-1"));

  private static final List<Legend.Entry> THROUGHPUT =
      List.of(new Legend.Entry("highest throughput", "time-1"));

  /**
   * One plot for each mix of which something was measured.
   *
   * @throws IllegalArgumentException if views of that kind have no bars
   */
  public List<Figure> figures(FigureView.Kind kind) {
    List<Figure> figures = new ArrayList<>();
    for (String mix : model.mixes()) {
      List<BarPlot.Bar> bars = bars(mix, kind);
      if (!bars.isEmpty()) {
        figures.add(figure(kind, mix, bars));
      }
    }
    return figures;
  }

  private static Function<HighestThroughput, double[]> values(FigureView.Kind kind) {
    return switch (kind) {
      case MAXIMA -> peak -> new double[] {peak.throughput().mean()};
      case UTILIZATION -> peak -> cpus(peak.highest());
      case POOLED -> peak -> new double[] {peak.highest().pooledInstances()};
      case PASSIVATIONS -> peak -> new double[] {peak.highest().passivationsPerInteraction()};
      default -> throw new IllegalArgumentException("Not bars: " + kind);
    };
  }

  private Figure figure(FigureView.Kind kind, String mix, List<BarPlot.Bar> bars) {
    return switch (kind) {
      case MAXIMA ->
          new BarPlot(
                  "Highest throughput, " + mix + " mix",
                  "interactions per second",
                  THROUGHPUT,
                  bars)
              .figure(
                  prefix + "maxima-" + mix,
                  "Pale: no limit was seen, since servers kept up with their clients, or a gate"
                      + " failed.");
      case UTILIZATION ->
          new BarPlot("CPUs in use at the highest throughput, " + mix + " mix", "CPUs", TIERS, bars)
              .figure(
                  prefix + "utilization-" + mix,
                  "A tier that is pinned to one CPU is saturated at 1. " + PALE);
      case POOLED ->
          new BarPlot("Pooled instances, " + mix + " mix", "instances", INSTANCES, bars)
              .figure(prefix + "pooled-" + mix, "Mean of the measured phase. " + PALE);
      default ->
          new BarPlot(
                  "Instances returned to the pool, " + mix + " mix",
                  "instances per interaction",
                  INSTANCES,
                  bars)
              .figure(
                  prefix + "passivations-" + mix,
                  "An instance in a cache keeps its identity and is not returned. " + PALE);
    };
  }

  /** Without the configurations of which that was not counted. */
  private List<BarPlot.Bar> bars(String mix, FigureView.Kind kind) {
    List<BarPlot.Bar> bars = new ArrayList<>();
    for (Configuration configuration : model.configurations()) {
      model
          .peak(configuration, mix)
          .map(
              peak ->
                  new BarPlot.Bar(
                      configuration.title(), values(kind).apply(peak), isPale(peak, kind)))
          .filter(bar -> Arrays.stream(bar.values()).noneMatch(Double::isNaN))
          .ifPresent(bars::add);
    }
    return bars;
  }

  private boolean isPale(HighestThroughput peak, FigureView.Kind kind) {
    return !peak.highest().isValid() || kind == FigureView.Kind.MAXIMA && model.keepsUp(peak);
  }

  private static double[] cpus(LoadPoint point) {
    double balancer = point.balancerCpus();
    return new double[] {
      balancer,
      point.cpusUsed(Tier.WEB) - balancer,
      point.cpusUsed(Tier.APP),
      point.cpusUsed(Tier.DB)
    };
  }
}
