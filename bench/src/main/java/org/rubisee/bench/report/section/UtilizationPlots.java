package org.rubisee.bench.report.section;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Tier;

/** How many CPUs each tier uses at the highest throughput of each configuration, as bars. */
final class UtilizationPlots {
  private static final List<Legend.Entry> PARTS =
      List.of(
          new Legend.Entry("balancer", "balancer"),
          new Legend.Entry("web", "web"),
          new Legend.Entry("app", "app"),
          new Legend.Entry("db", "db"));

  private final ReportModel model;
  private final String prefix;

  /**
   * The plots of a model.
   *
   * @param prefix what the names of their files begin with
   */
  UtilizationPlots(ReportModel model, String prefix) {
    this.model = model;
    this.prefix = prefix;
  }

  /** One plot for each mix. */
  List<Figure> figures() {
    return model.mixes().stream().map(this::plot).toList();
  }

  private Figure plot(String mix) {
    List<BarPlot.Bar> bars = new ArrayList<>();
    for (Configuration configuration : model.configurations()) {
      model
          .peak(configuration, mix)
          .ifPresent(
              peak ->
                  bars.add(
                      new BarPlot.Bar(
                          configuration.title(), cpus(peak.highest()), !peak.highest().isValid())));
    }
    return new BarPlot(
            "CPUs in use at the highest throughput, " + mix + " mix", "CPUs", PARTS, bars)
        .figure(
            prefix + "utilization-" + mix,
            "A tier that is pinned to one CPU is saturated at 1. Pale: a gate failed.");
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
