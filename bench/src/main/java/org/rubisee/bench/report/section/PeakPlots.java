package org.rubisee.bench.report.section;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.results.Configuration;

/** The highest throughput of each configuration, and what an interaction costs it, as bars. */
final class PeakPlots {
  private static final List<Legend.Entry> THROUGHPUT =
      List.of(new Legend.Entry("highest throughput", "time-1"));

  private final ReportModel model;
  private final String prefix;

  /**
   * The plots of a model.
   *
   * @param prefix what the names of their files begin with
   */
  PeakPlots(ReportModel model, String prefix) {
    this.model = model;
    this.prefix = prefix;
  }

  /** Both plots of every mix. */
  List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    for (String mix : model.mixes()) {
      figures.add(peaks(mix));
      figures.add(CostSection.plot(model, mix, prefix));
    }
    return figures;
  }

  private Figure peaks(String mix) {
    List<BarPlot.Bar> bars = new ArrayList<>();
    for (Configuration configuration : model.configurations()) {
      model
          .peak(configuration, mix)
          .ifPresent(
              peak ->
                  bars.add(
                      new BarPlot.Bar(
                          configuration.title(),
                          new double[] {peak.throughput().mean()},
                          !peak.highest().isValid() || model.keepsUp(peak))));
    }
    return new BarPlot(
            "Highest throughput, " + mix + " mix", "interactions per second", THROUGHPUT, bars)
        .figure(
            prefix + "maxima-" + mix,
            "Pale: no limit was seen, since servers kept up with their clients, or a gate failed.");
  }
}
