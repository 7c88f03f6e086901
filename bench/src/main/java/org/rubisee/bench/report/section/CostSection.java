package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Line;
import org.rubisee.bench.stats.MeanInterval;

/** What an interaction costs: CPU per tier, statements and rows. */
public record CostSection(ReportModel model) {

  private static final double MILLIS_PER_SECOND = 1000;

  /** A line through the trials of a configuration. */
  private record Fitted(String title, String mix, Line line) {}

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "CPU time that the processes of each tier spent in the measured phase, divided by the"
                + " interactions that were answered: static and dynamic pages, images and style"
                + " sheets included. Compare it only at the same load: what servers do while idle"
                + " is shared by more interactions as the rate grows, and a busy server works in"
                + " larger batches. Statements and rows are the database's own counts, those of"
                + " transactions and of the sampler included."));
    body.add(figures.beside(model.mixes().stream().map(mix -> plot(model, mix, "")).toList()));
    body.add(
        TrialTables.ofPoints(model)
            .number("CPU ms web", point -> point.cpuMillis(Tier.WEB))
            .column("app", CostSection::app)
            .number("db", point -> point.cpuMillis(Tier.DB))
            .number("all servers", LoadPoint::meanServerCpuMillis)
            .number("client", point -> point.cpuMillis(Tier.CLIENT))
            .number("SQL statements", point -> point.databasePerInteraction("Questions"))
            .number("rows read", point -> point.databasePerInteraction("Innodb_rows_read"))
            .of(model.mixes().stream().flatMap(mix -> model.costs(mix).stream()).toList()));
    body.addAll(againstRate());
    return body;
  }

  private static String app(LoadPoint point) {
    double millis = point.cpuMillis(Tier.APP);
    return millis > 0 ? Numbers.of(millis) : "–";
  }

  private List<DomContent> againstRate() {
    List<Fitted> fitted = new ArrayList<>();
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        model
            .cpuAgainstRate(configuration, mix)
            .ifPresent(line -> fitted.add(new Fitted(configuration.title(), mix, line)));
      }
    }
    return fitted.isEmpty()
        ? List.of()
        : List.of(
            p(
                "CPU time of all servers per second against interactions per second, as a straight"
                    + " line through the trials of at least three loads. Slope and intercept part"
                    + " what an interaction costs from what runs anyway; intervals are 95 %, by"
                    + " least squares."),
            new Table<Fitted>()
                .words("Configuration", Fitted::title)
                .words("Mix", Fitted::mix)
                .count("trials", one -> one.line().slope().count())
                .number("slope: ms per further interaction", one -> slope(one).mean())
                .number("±", one -> slope(one).halfWidth())
                .number("intercept: CPUs in use without load", one -> one.line().intercept().mean())
                .number("±", one -> one.line().intercept().halfWidth())
                .of(fitted));
  }

  private static MeanInterval slope(Fitted one) {
    return one.line().slope().times(MILLIS_PER_SECOND);
  }

  /** CPU by tier at the load of comparison; a load next to it is named. */
  static Figure plot(ReportModel model, String mix, String prefix) {
    List<BarPlot.Bar> bars =
        model.costs(mix).stream()
            .map(point -> new BarPlot.Bar(nameOf(model, point), cpu(point), !point.isValid()))
            .toList();
    return BarPlot.ofServers(
            "CPU per interaction, " + mix + " mix", "CPU milliseconds per interaction", bars)
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
}
