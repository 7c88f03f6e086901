package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPart;
import org.rubisee.bench.stats.Holm;
import org.rubisee.measurement.NamedPart;

/** Verdicts of a load that changes, over the parts that its schedule names. */
final class PartVerdicts {

  private static final double PERCENTILE = 95;

  private final ReportModel model;

  /** What is compared in a part. */
  private enum Metric {
    THROUGHPUT("interactions/s", true, TrialPart::throughput),
    RESPONSE("p95 response ms", false, part -> part.response().millisAt(PERCENTILE)),
    CPU("CPU ms per interaction", false, TrialPart::serverCpuMillis);

    private final String label;
    private final boolean moreIsBetter;
    private final ToDoubleFunction<TrialPart> value;

    Metric(String label, boolean moreIsBetter, ToDoubleFunction<TrialPart> value) {
      this.label = label;
      this.moreIsBetter = moreIsBetter;
      this.value = value;
    }

    ToDoubleFunction<Trial> in(String part) {
      return trial -> trial.part(part).map(value::applyAsDouble).orElse(Double.NaN);
    }
  }

  /** A comparison of a configuration with the baseline. */
  private record Entry(
      String title, String mix, String part, Metric metric, LoadPoint point, Contrast contrast) {}

  PartVerdicts(ReportModel model) {
    this.model = model;
  }

  /** The table, and what it is. */
  List<DomContent> shown() {
    Configuration baseline = model.configurations().get(0);
    return List.of(
        p(
            "The load changes, so there are verdicts only over the parts that the schedule names:"
                + " ratios to "
                + baseline.title()
                + " with 95 % confidence intervals (Welch's t on logarithms of trials), over whole"
                + " seconds within each part. With fewer than five trials on a side a verdict is"
                + " only an indication; a ratio of single trials is not judged. Verdicts are"
                + " adjusted for their number by Holm's method; intervals are not."),
        table(entries(baseline)));
  }

  private List<Entry> entries(Configuration baseline) {
    List<Entry> entries = new ArrayList<>();
    for (String mix : model.mixes()) {
      int clients = model.referenceClients(mix);
      Optional<LoadPoint> base = model.point(baseline, mix, clients);
      for (Configuration other : model.configurations()) {
        Optional<LoadPoint> point = model.point(other, mix, clients);
        if (!other.equals(baseline) && base.isPresent() && point.isPresent()) {
          add(entries, other.title(), base.get(), point.get());
        }
      }
    }
    return entries;
  }

  private void add(List<Entry> entries, String title, LoadPoint base, LoadPoint point) {
    for (NamedPart part : model.run().plan().load().arrivals().parts()) {
      for (Metric metric : Metric.values()) {
        entries.add(
            new Entry(
                title,
                point.mix(),
                part.name(),
                metric,
                point,
                Contrast.of(base, point, metric.moreIsBetter, metric.in(part.name()))));
      }
    }
  }

  private static DomContent table(List<Entry> entries) {
    double[] adjusted =
        Holm.adjusted(
            entries.stream()
                .filter(entry -> entry.contrast().isVerdict())
                .mapToDouble(entry -> entry.contrast().comparison().pValue())
                .toArray());
    Grid grid =
        new Grid(
            4,
            List.of(
                "Configuration",
                "Mix",
                "Part",
                "Verdict",
                "ratio",
                "95 % interval",
                "what",
                "value"));
    int next = 0;
    for (Entry entry : entries) {
      Contrast contrast = entry.contrast();
      double p = contrast.isVerdict() ? adjusted[next++] : 1;
      boolean hasRatio = Double.isFinite(contrast.comparison().ratio());
      grid.row(
          contrast.hindrance().isEmpty() ? "" : "hollow",
          List.of(
              entry.title(),
              entry.mix(),
              entry.part(),
              contrast.verdict(p),
              hasRatio ? contrast.ratio() : "–",
              contrast.interval(),
              entry.metric().label,
              value(entry)));
    }
    return grid.shown();
  }

  /** The mean over the trials that have one. */
  private static String value(Entry entry) {
    OptionalDouble mean =
        Arrays.stream(entry.point().values(entry.metric().in(entry.part())))
            .filter(Double::isFinite)
            .average();
    return mean.isPresent() ? Numbers.of(mean.getAsDouble()) : "–";
  }
}
