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
import java.util.Locale;
import org.rubisee.bench.report.chart.CapacityPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.Capacity;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.model.Station;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.bench.stats.law.CurveFit;
import org.rubisee.bench.stats.law.ScalabilityFit;
import org.rubisee.bench.stats.law.ScalabilityFit.Bounded;

/** Where throughput peaks, where its knee is, and what limits it. */
public final class CapacitySection {
  private static final int MANY = 12;

  private final ReportModel model;

  public CapacitySection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> items = new ArrayList<>();
    List<Figure> plots = new ArrayList<>();
    Grid peaks = peaks();
    Grid fits = fits();
    Grid laws = laws();
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        Capacity.of(model, configuration, mix)
            .ifPresent(
                capacity -> {
                  items.add(sentence(capacity, mix));
                  peaks.row(row(capacity));
                  capacity.fit().ifPresent(fit -> fits.row(row(capacity, fit)));
                  capacity
                      .fit()
                      .flatMap(CurveFit::scalability)
                      .ifPresent(law -> laws.row(row(capacity, law)));
                  plots.addAll(
                      new CapacityPlots(capacity, model.styles().of(configuration)).figures());
                });
      }
    }
    return items.isEmpty()
        ? List.of()
        : body(items, List.of(peaks, fits, laws), folded(plots, figures));
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
            "The highest throughput is the mean of all trials at loads within 5 % of the best, its"
                + " plateau; what only keeps up with its clients has no peak. The knee is where the"
                + " line of light load, N/(R₀+Z), meets the highest throughput:"
                + " N* = Xmax · (R₀+Z), with R₀ the least mean response time measured. A station is"
                + " a set of CPUs with the tiers that run on them; its service demand is D = U/X,"
                + " and no load gets more than 1/Dmax. A station busy for less than 80 % of the"
                + " time at the peak is not called a bottleneck."));
    body.add(ul().with(items));
    body.add(tables.get(0).shown());
    body.add(plots);
    if (!tables.get(1).isEmpty()) {
      body.add(
          p(
              "What describes the curve. First a queue without contention is fitted, by mean value"
                  + " analysis: its demand D is the only coefficient. If it misses the loads' means"
                  + " by more than trials of one load differ (F test of lack of fit, 5 %), the"
                  + " universal scalability law is tried, and its coefficients are given only if its"
                  + " own misfit is noise. Configurations that kept up with their clients are not"
                  + " fitted."));
      body.add(tables.get(1).shown());
    }
    if (!tables.get(2).isEmpty()) {
      body.add(
          p(
              "The universal scalability law, X(N) = λN / (1 + σ(N−1) + κN(N−1)); intervals are 95 %"
                  + " bounds by a bootstrap of residuals. It describes the curve, not a cause:"
                  + " clients that think make part of σ."));
      body.add(tables.get(2).shown());
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
    LoadPoint peak = capacity.peak().highest();
    MeanInterval highest = capacity.peak().throughput();
    String sign = capacity.curve().isSetByClients() ? "≥ " : "";
    double demand = capacity.greatestDemandMillis();
    return List.of(
        capacity.title(),
        peak.mix(),
        sign + Numbers.of(highest.mean()),
        highest.isKnown() ? Numbers.of(highest.halfWidth()) : "–",
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
        2, List.of("Configuration", "Mix", "D of the queue, ms", "1/D", "what describes it"));
  }

  private static List<String> row(Capacity capacity, CurveFit fit) {
    double demand = fit.queue().demandSeconds();
    return List.of(
        capacity.title(),
        capacity.peak().highest().mix(),
        Numbers.of(1000 * demand),
        Numbers.of(1 / demand),
        switch (fit.finding()) {
          case QUEUE -> "the queue: no contention shown";
          case LAW -> "the scalability law, not the queue";
          case NEITHER -> "neither the queue nor the scalability law";
          case CANNOT_TELL -> "cannot be told: more loads, or several trials of each, are needed";
        });
  }

  private static Grid laws() {
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
        capacity.peak().highest().mix(),
        words(fit.rate()),
        words(fit.contention()),
        words(new Bounded(1e6 * coherency.value(), 1e6 * coherency.low(), 1e6 * coherency.high())),
        words(fit.peakClients()),
        Numbers.percent(fit.greatestDeviation()));
  }

  private static String words(Bounded figure) {
    return String.format(
        Locale.ROOT,
        "%s (%s to %s)",
        Numbers.of(figure.value()),
        Numbers.of(figure.low()),
        Numbers.of(figure.high()));
  }
}
