package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.Capacity;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.model.Station;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.stats.ScalabilityFit;
import org.rubisee.bench.stats.ScalabilityFit.Bounded;

/** Where throughput peaks, where its knee is, and what limits it. */
public final class CapacitySection implements Section {
  private static final int MANY = 12;

  @Override
  public String id() {
    return "capacity";
  }

  @Override
  public String title() {
    return "Peak, knee and bottleneck";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    List<DomContent> items = new ArrayList<>();
    List<Figure> plots = new ArrayList<>();
    Grid peaks = peaks();
    Grid fits = fits();
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        Capacity.of(model, configuration, mix)
            .ifPresent(
                capacity -> {
                  items.add(sentence(capacity, mix));
                  peaks.row(row(capacity));
                  capacity.fit().ifPresent(fit -> fits.row(row(capacity, fit)));
                  plots.addAll(
                      new CapacityPlots(capacity, model.styles().of(configuration)).figures());
                });
      }
    }
    return items.isEmpty() ? List.of() : body(items, List.of(peaks, fits), folded(plots, figures));
  }

  private static DomContent sentence(Capacity capacity, String mix) {
    return li(
        strong(capacity.title() + ", " + mix + " mix"), text(new CapacityWords(capacity).all()));
  }

  /** Many drawings are shown when asked for. */
  private static DomContent folded(List<Figure> plots, Figures figures) {
    return plots.size() <= MANY
        ? figures.beside(plots)
        : details(
            summary("Throughput with its bounds and CPU use, one by one"), figures.beside(plots));
  }

  private static List<DomContent> body(
      List<DomContent> items, List<Grid> tables, DomContent plots) {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "The knee is where the line of light load, N/(R₀+Z), meets the highest throughput:"
                + " N* = Xmax · (R₀+Z), with R₀ the least mean response time measured. A station is"
                + " a set of CPUs with the tiers that run on them; its service demand is D = U/X,"
                + " and no load gets more than 1/Dmax. A station busy for less than 80 % of the"
                + " time at the peak is not called a bottleneck. Throughput within 5 % of the"
                + " highest is its plateau."));
    body.add(ul().with(items));
    body.add(tables.get(0).shown());
    body.add(plots);
    if (!tables.get(1).isEmpty()) {
      body.add(
          p(
              "The universal scalability law, X(N) = λN / (1 + σ(N−1) + κN(N−1)), fitted to the"
                  + " trials; intervals are 95 % bounds by a bootstrap of residuals. It is a"
                  + " description of the curve, not of a cause: clients that think make part of σ."
                  + " Configurations that kept up with their clients are not fitted."));
      body.add(tables.get(1).shown());
    }
    return body;
  }

  private static Grid peaks() {
    return new Grid(
        2,
        List.of(
            "Configuration",
            "Mix",
            "highest interactions/s",
            "±",
            "with clients",
            "knee, clients",
            "at the greatest load",
            "busiest station",
            "busy at the peak",
            "D ms",
            "1/Dmax"));
  }

  private static List<String> row(Capacity capacity) {
    LoadPoint peak = capacity.peak();
    double demand = capacity.greatestDemandMillis();
    return List.of(
        capacity.title(),
        peak.mix(),
        Numbers.of(peak.throughput().mean()),
        peak.throughput().isKnown() ? Numbers.of(peak.throughput().halfWidth()) : "–",
        Numbers.of(peak.clients()),
        new CapacityWords(capacity).knee(),
        Numbers.percent(capacity.curve().shareAtLast()) + " of it",
        capacity.bottleneck().map(Station::title).orElse("–"),
        capacity.bottleneck().map(s -> Numbers.percent(s.utilisation(peak))).orElse("–"),
        demand > 0 ? Numbers.of(demand) : "–",
        demand > 0 ? Numbers.of(1000 / demand) : "–");
  }

  private static Grid fits() {
    return new Grid(
        2,
        List.of(
            "Configuration",
            "Mix",
            "λ per client",
            "σ",
            "κ · 10⁶",
            "peak, clients",
            "worst trial off by"));
  }

  private static List<String> row(Capacity capacity, ScalabilityFit fit) {
    Bounded coherency = fit.coherency();
    return List.of(
        capacity.title(),
        capacity.peak().mix(),
        words(fit.rate()),
        words(fit.contention()),
        words(new Bounded(1e6 * coherency.value(), 1e6 * coherency.low(), 1e6 * coherency.high())),
        words(fit.peakClients()),
        Numbers.percent(fit.greatestDeviation()));
  }

  private static String words(Bounded figure) {
    return "%s (%s to %s)"
        .formatted(Numbers.of(figure.value()), Numbers.of(figure.low()), Numbers.of(figure.high()));
  }
}
