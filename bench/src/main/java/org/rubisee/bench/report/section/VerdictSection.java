package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.HighestThroughput;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPart;
import org.rubisee.bench.stats.Holm;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.load.LoadSpec;

/** Implementations against the first of them, as ratios with intervals and in words. */
public record VerdictSection(ReportModel model) {

  private static final String ABOUT_VERDICTS =
      " With fewer than five trials on a side a verdict is only an indication; a ratio of single"
          + " trials is not judged. Verdicts are adjusted for their number by Holm's method;"
          + " intervals are not.";

  /**
   * A comparison of a configuration with the baseline.
   *
   * @param what was compared
   * @param value that of the configuration
   * @param at clients, or the part of a schedule
   */
  private record Entry(
      String title, String mix, String what, String value, String at, Contrast contrast) {}

  private record Judged(Entry entry, String verdict) {}

  /** What stands below the heading. */
  public List<DomContent> body() {
    if (model.configurations().size() < 2) {
      return List.of();
    }
    LoadSpec.ArrivalSpec arrivals = model.run().plan().load().arrivals();
    String base = model.configurations().get(0).title();
    if (!arrivals.changes()) {
      return List.of(
          p(
              "Ratios to "
                  + base
                  + " with 95 % confidence intervals (Welch's t on logarithms of trials). CPU and"
                  + " response times are compared at the same load, throughput over all trials"
                  + " within 5 % of the highest of each."
                  + ABOUT_VERDICTS),
          table("clients", entries()));
    }
    return arrivals.parts().isEmpty()
        ? List.of(
            p(
                "There are no verdicts, since the load changes: what was measured depends on how"
                    + " much of each load there was. To compare configurations, name parts of the"
                    + " schedule, or use a constant one."))
        : List.of(
            p(
                "The load changes, so there are verdicts only over the parts that the schedule"
                    + " names: ratios to "
                    + base
                    + " with 95 % confidence intervals (Welch's t on logarithms of trials), over"
                    + " whole seconds within each part."
                    + ABOUT_VERDICTS),
            table("part", entriesOfParts(arrivals.parts())));
  }

  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (String mix : model.mixes()) {
      sameLoad(mix, List.of(Metric.CPU, Metric.P95), entries);
      throughput(mix, entries);
    }
    return entries;
  }

  /** The base and another configuration at the load of comparison. */
  private void pairs(String mix, BiConsumer<LoadPoint, LoadPoint> user) {
    int clients = model.referenceClients(mix);
    List<Configuration> all = model.configurations();
    model
        .point(all.get(0), mix, clients)
        .ifPresent(
            base ->
                all.stream()
                    .skip(1)
                    .flatMap(other -> model.point(other, mix, clients).stream())
                    .forEach(point -> user.accept(base, point)));
  }

  private void sameLoad(String mix, List<Metric> metrics, List<Entry> entries) {
    pairs(
        mix,
        (base, point) -> {
          if (Contrast.isPossible(base) && Contrast.isPossible(point)) {
            for (Metric metric : metrics) {
              entries.add(
                  new Entry(
                      model.titleOf(point),
                      mix,
                      metric.withUnit(),
                      Numbers.of(point.value(metric).value()),
                      Numbers.of(point.clients()),
                      Contrast.of(metric, base, point)));
            }
          }
        });
  }

  private void throughput(String mix, List<Entry> entries) {
    Optional<HighestThroughput> base = model.peak(model.configurations().get(0), mix);
    for (Configuration other : model.configurations().subList(1, model.configurations().size())) {
      Optional<HighestThroughput> peak = model.peak(other, mix);
      if (base.isPresent()
          && peak.isPresent()
          && Contrast.isPossible(base.get().highest())
          && Contrast.isPossible(peak.get().highest())) {
        entries.add(
            new Entry(
                other.title(),
                mix,
                model.keepsUp(peak.get())
                    ? "interactions/s, no limit met"
                    : "highest interactions/s",
                Numbers.of(peak.get().throughput().mean()),
                Numbers.of(peak.get().highest().clients()),
                limits(base.get(), peak.get())));
      }
    }
  }

  /** A ratio of limits is one only where both sides met theirs. */
  private Contrast limits(HighestThroughput base, HighestThroughput peak) {
    boolean baseKeepsUp = model.keepsUp(base);
    boolean peakKeepsUp = model.keepsUp(peak);
    Contrast contrast = Contrast.ofPeaks(base, peak);
    if (!contrast.hindrance().isEmpty() || !baseKeepsUp && !peakKeepsUp) {
      return contrast;
    }
    if (baseKeepsUp && peakKeepsUp) {
      return contrast.without("both keep up with the clients");
    }
    return contrast.without(
        peakKeepsUp
            ? "at least this ratio: it still keeps up with the clients"
            : "at most this ratio: the baseline still keeps up with the clients");
  }

  private List<Entry> entriesOfParts(List<NamedPart> parts) {
    List<Entry> entries = new ArrayList<>();
    for (String mix : model.mixes()) {
      pairs(
          mix,
          (base, point) -> {
            for (NamedPart part : parts) {
              for (Metric metric : List.of(Metric.THROUGHPUT, Metric.P95, Metric.CPU)) {
                entries.add(entry(base, point, part.name(), metric));
              }
            }
          });
    }
    return entries;
  }

  private Entry entry(LoadPoint base, LoadPoint point, String part, Metric metric) {
    ToDoubleFunction<Trial> value =
        trial -> trial.part(part).map(one -> value(metric, one)).orElse(Double.NaN);
    OptionalDouble mean = Arrays.stream(point.values(value)).filter(Double::isFinite).average();
    return new Entry(
        model.titleOf(point),
        point.mix(),
        metric.withUnit(),
        mean.isPresent() ? Numbers.of(mean.getAsDouble()) : "–",
        part,
        Contrast.of(base, point, metric.moreIsBetter(), value));
  }

  private static double value(Metric metric, TrialPart part) {
    return switch (metric) {
      case THROUGHPUT -> part.throughput();
      case P95 -> part.response().millisAt(95);
      case CPU -> part.serverCpuMillis();
      default -> throw new IllegalArgumentException("Parts of a trial have no " + metric);
    };
  }

  private static DomContent table(String at, List<Entry> entries) {
    double[] adjusted =
        Holm.adjusted(
            entries.stream()
                .filter(entry -> entry.contrast().isVerdict())
                .mapToDouble(entry -> entry.contrast().comparison().pValue())
                .toArray());
    List<Judged> rows = new ArrayList<>();
    int next = 0;
    for (Entry entry : entries) {
      double p = entry.contrast().isVerdict() ? adjusted[next++] : 1;
      rows.add(new Judged(entry, entry.contrast().verdict(p)));
    }
    return new Table<Judged>()
        .words("Configuration", row -> row.entry().title())
        .words("Mix", row -> row.entry().mix())
        .words("Verdict", Judged::verdict)
        .column("ratio", row -> row.entry().contrast().ratio())
        .column("95 % interval", row -> row.entry().contrast().interval())
        .column("what", row -> row.entry().what())
        .column("value", row -> row.entry().value())
        .column(at, row -> row.entry().at())
        .hollowUnless(row -> !row.entry().contrast().hindrance().startsWith("no verdict"))
        .of(rows);
  }
}
