package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rubisee.bench.report.chart.CapacityPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.model.Station;
import org.rubisee.bench.report.model.SustainedLoad;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.stats.law.CurveFit;
import org.rubisee.bench.stats.law.ScalabilityFit;
import org.rubisee.bench.stats.law.ScalabilityFit.Bounded;
import org.rubisee.settings.Text;

/** Where throughput peaks, where its knee is, and what limits it. */
public record CapacitySection(ReportModel model) {

  private static final int MANY = 12;
  private static final double MILLIS_PER_SECOND = 1000;

  /** A curve and the law that describes it. */
  private record Fitted<L>(SustainedLoad capacity, L law) {}

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<SustainedLoad> all = new ArrayList<>();
    List<Figure> plots = new ArrayList<>();
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        SustainedLoad.of(model, configuration, mix)
            .ifPresent(
                capacity -> {
                  all.add(capacity);
                  plots.addAll(
                      new CapacityPlots(capacity, model.styles().of(configuration)).figures());
                });
      }
    }
    return all.isEmpty() ? List.of() : body(all, folded(plots, figures));
  }

  /** Many drawings are shown when asked for. */
  private static DomContent folded(List<Figure> plots, Figures figures) {
    return plots.size() <= MANY
        ? figures.beside(plots)
        : details(
            summary("Throughput with its bounds and CPU use, one by one"), figures.beside(plots));
  }

  private static String mix(SustainedLoad capacity) {
    return capacity.peak().highest().mix();
  }

  private static List<DomContent> body(List<SustainedLoad> all, DomContent plots) {
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
    body.add(peaks().of(all));
    body.add(plots);
    List<Fitted<CurveFit>> fits = fitted(all, SustainedLoad::fit);
    if (!fits.isEmpty()) {
      body.add(
          p(
              "What describes the curve. First a queue without contention is fitted, by mean value"
                  + " analysis: its demand D is the only coefficient. If it misses the loads' means"
                  + " by more than trials of one load differ (F test of lack of fit, 5 %), the"
                  + " universal scalability law is tried, and its coefficients are given only if"
                  + " its own misfit is noise. Configurations that kept up with their clients are"
                  + " not fitted."));
      body.add(fits().of(fits));
    }
    List<Fitted<ScalabilityFit>> laws =
        fitted(all, one -> one.fit().flatMap(CurveFit::scalability));
    if (!laws.isEmpty()) {
      body.add(
          p(
              "The universal scalability law, X(N) = λN / (1 + σ(N−1) + κN(N−1)); intervals are 95"
                  + " % bounds by a bootstrap of residuals. It describes the curve, not a cause:"
                  + " clients that think make part of σ."));
      body.add(laws().of(laws));
    }
    return body;
  }

  private static <L> List<Fitted<L>> fitted(
      List<SustainedLoad> all, Function<SustainedLoad, Optional<L>> law) {
    return all.stream()
        .flatMap(one -> law.apply(one).map(known -> new Fitted<>(one, known)).stream())
        .toList();
  }

  private static Table<SustainedLoad> peaks() {
    return new Table<SustainedLoad>()
        .words("Configuration", SustainedLoad::title)
        .words("Mix", CapacitySection::mix)
        .column(
            "highest interactions/s",
            one ->
                (one.curve().isSetByClients() ? "≥ " : "")
                    + Numbers.of(one.peak().throughput().mean()))
        .column("±", one -> TrialTables.plusMinus(one.peak().throughput()))
        .count("with clients", one -> one.peak().highest().clients())
        .column("knee, clients", one -> new CapacityWords(one).knee())
        .column("past the peak", one -> new CapacityWords(one).pastPeak())
        .column("busiest station", one -> one.bottleneck().map(Station::title).orElse("–"))
        .column(
            "busy at the peak",
            one ->
                one.bottleneck()
                    .map(busiest -> Numbers.percent(busiest.utilisation(one.peak().highest())))
                    .orElse("–"))
        .column("D ms", one -> ifPositive(one.greatestDemandMillis(), 1))
        .column("1/Dmax", one -> ifPositive(one.greatestDemandMillis(), -1))
        .column("what limits it", one -> new CapacityWords(one).limit());
  }

  /** A demand in milliseconds, or what it allows per second. */
  private static String ifPositive(double demandMillis, int power) {
    return demandMillis > 0
        ? Numbers.of(power > 0 ? demandMillis : MILLIS_PER_SECOND / demandMillis)
        : "–";
  }

  private static Table<Fitted<CurveFit>> fits() {
    return CapacitySection.<CurveFit>fitted()
        .number("D of the queue, ms", one -> MILLIS_PER_SECOND * one.law().queue().demandSeconds())
        .number("1/D", one -> 1 / one.law().queue().demandSeconds())
        .column(
            "what describes it",
            one ->
                switch (one.law().finding()) {
                  case QUEUE -> "the queue: no contention shown";
                  case LAW -> "the scalability law, not the queue";
                  case NEITHER -> "neither the queue nor the scalability law";
                  case CANNOT_TELL ->
                      "cannot be told: more loads, or several trials of each, are needed";
                });
  }

  private static <L> Table<Fitted<L>> fitted() {
    return new Table<Fitted<L>>()
        .words("Configuration", one -> one.capacity().title())
        .words("Mix", one -> mix(one.capacity()));
  }

  private static Table<Fitted<ScalabilityFit>> laws() {
    return CapacitySection.<ScalabilityFit>fitted()
        .column("λ per client", one -> words(one.law().rate(), 1))
        .column("σ", one -> words(one.law().contention(), 1))
        .column("κ · 10⁶", one -> words(one.law().coherency(), 1e6))
        .column("peak, clients", one -> words(one.law().peakClients(), 1))
        .percent("worst trial off by", one -> one.law().greatestDeviation());
  }

  private static String words(Bounded figure, double unit) {
    return Text.of(
        "%s (%s to %s)",
        Numbers.of(unit * figure.value()),
        Numbers.of(unit * figure.low()),
        Numbers.of(unit * figure.high()));
  }
}
