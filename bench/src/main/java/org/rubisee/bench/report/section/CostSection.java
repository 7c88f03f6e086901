package org.rubisee.bench.report.section;

import static j2html.TagCreator.div;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Line;
import org.rubisee.bench.stats.MeanInterval;

/** What an interaction costs: CPU per tier, statements and rows. */
public final class CostSection {
  private static final double MILLIS_PER_SECOND = 1000;

  private static final List<Legend.Entry> TIERS =
      List.of(
          new Legend.Entry("web", "web"),
          new Legend.Entry("app", "app"),
          new Legend.Entry("db", "db"));

  private final ReportModel model;

  public CostSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<Figure> plots = new ArrayList<>();
    Grid grid =
        new Grid(
            2,
            List.of(
                "Configuration",
                "Mix",
                "clients",
                "CPU ms web",
                "app",
                "db",
                "all servers",
                "client",
                "SQL statements",
                "rows read"));
    for (String mix : model.mixes()) {
      plots.add(plot(model, mix, ""));
      model.costs(mix).forEach(point -> grid.row(point.isValid() ? "" : "hollow", row(point)));
    }
    return List.of(
        p(
            "CPU time that the processes of each tier spent in the measured phase, divided by the"
                + " interactions that were answered: static and dynamic pages, images and style"
                + " sheets included. Compare it only at the same load: what servers do while idle"
                + " is shared by more interactions as the rate grows, and a busy server works in"
                + " larger batches. Statements and rows are the database's own counts, those of"
                + " transactions and of the sampler included."),
        figures.beside(plots),
        grid.shown(),
        againstRate());
  }

  /** The straight lines of CPU use against rate, where there are loads enough. */
  private DomContent againstRate() {
    Grid grid =
        new Grid(
            2,
            List.of(
                "Configuration",
                "Mix",
                "trials",
                "slope: ms per further interaction",
                "±",
                "intercept: CPUs in use without load",
                "±"));
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        model
            .cpuAgainstRate(configuration, mix)
            .ifPresent(line -> grid.row(row(configuration.title(), mix, line)));
      }
    }
    return grid.isEmpty()
        ? div()
        : div(
            p(
                "CPU time of all servers per second against interactions per second, as a straight"
                    + " line through the trials of at least three loads. Slope and intercept part"
                    + " what an interaction costs from what runs anyway; intervals are 95 %, by"
                    + " least squares."),
            grid.shown());
  }

  private static List<String> row(String title, String mix, Line line) {
    MeanInterval millis = line.slope().times(MILLIS_PER_SECOND);
    return List.of(
        title,
        mix,
        Numbers.of(line.slope().count()),
        Numbers.of(millis.mean()),
        Numbers.of(millis.halfWidth()),
        Numbers.of(line.intercept().mean()),
        Numbers.of(line.intercept().halfWidth()));
  }

  /**
   * Bars of the servers' CPU at the load of comparison; the name of the file begins with a prefix.
   */
  static Figure plot(ReportModel model, String mix, String prefix) {
    List<BarPlot.Bar> bars =
        model.costs(mix).stream()
            .map(point -> new BarPlot.Bar(nameOf(model, point), cpu(point), !point.isValid()))
            .toList();
    String title = "CPU per interaction, " + mix + " mix";
    return new BarPlot(title, "CPU milliseconds per interaction", TIERS, bars)
        .figure(
            prefix + "cpu-per-interaction-" + mix,
            "With "
                + Numbers.of(model.referenceClients(mix))
                + " clients, unless a name says otherwise. Less is better.");
  }

  private static String nameOf(ReportModel model, LoadPoint point) {
    return point.clients() == model.referenceClients(point.mix())
        ? model.titleOf(point)
        : model.titleOf(point) + ", " + Numbers.of(point.clients()) + " clients";
  }

  private static double[] cpu(LoadPoint point) {
    return new double[] {
      point.cpuMillis(Tier.WEB), point.cpuMillis(Tier.APP), point.cpuMillis(Tier.DB)
    };
  }

  private List<String> row(LoadPoint point) {
    double[] cpu = cpu(point);
    return List.of(
        model.titleOf(point),
        point.mix(),
        Numbers.of(point.clients()),
        Numbers.of(cpu[0]),
        cpu[1] > 0 ? Numbers.of(cpu[1]) : "–",
        Numbers.of(cpu[2]),
        Numbers.of(Arrays.stream(cpu).sum()),
        Numbers.of(point.cpuMillis(Tier.CLIENT)),
        Numbers.of(point.databasePerInteraction("Questions")),
        Numbers.of(point.databasePerInteraction("Innodb_rows_read")));
  }
}
