package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.Peak;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.stats.Holm;

/** Implementations against the first of them, as ratios with intervals and in words. */
public final class VerdictSection {
  private final ReportModel model;

  public VerdictSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    if (model.configurations().size() < 2) {
      return List.of();
    }
    if (model.run().plan().load().arrivals().changes()) {
      return model.run().plan().load().arrivals().parts().isEmpty()
          ? List.of(
              p(
                  "There are no verdicts, since the load changes: what was measured depends on how"
                      + " much of each load there was. To compare configurations, name parts of the"
                      + " schedule, or use a constant one."))
          : new PartVerdicts(model).shown();
    }
    Configuration baseline = model.configurations().get(0);
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "Ratios to "
                + baseline.title()
                + " with 95 % confidence intervals (Welch's t on logarithms of trials). CPU and"
                + " response times are compared at the same load, throughput over all trials within"
                + " 5 % of the highest of each. With fewer than five trials on a side a verdict is"
                + " only an indication; a ratio of single trials is not judged. Verdicts are"
                + " adjusted for their number by Holm's method; intervals are not."));
    Grid grid =
        new Grid(
            3,
            List.of(
                "Configuration",
                "Mix",
                "Verdict",
                "ratio",
                "95 % interval",
                "what",
                "value",
                "clients"));
    List<Entry> entries = new ArrayList<>();
    for (String mix : model.mixes()) {
      sameLoad(mix, baseline, entries);
      throughput(mix, baseline, entries);
    }
    rows(entries).forEach(row -> grid.row(row.css(), row.cells()));
    body.add(grid.shown());
    return body;
  }

  private void sameLoad(String mix, Configuration baseline, List<Entry> entries) {
    int clients = model.referenceClients(mix);
    Optional<LoadPoint> base = model.point(baseline, mix, clients);
    for (Configuration other : model.configurations()) {
      Optional<LoadPoint> point = model.point(other, mix, clients);
      if (comparable(base, point)) {
        entries.add(
            new Entry(
                other.title(),
                "CPU ms per interaction",
                Numbers.of(point.get().meanServerCpuMillis()),
                point.get(),
                Contrast.ofCpu(base.get(), point.get())));
        entries.add(
            new Entry(
                other.title(),
                "p95 response ms",
                Numbers.of(point.get().response().millisAt(95)),
                point.get(),
                Contrast.ofResponse(base.get(), point.get())));
      }
    }
  }

  private void throughput(String mix, Configuration baseline, List<Entry> entries) {
    Optional<Peak> base = model.peak(baseline, mix);
    for (Configuration other : model.configurations()) {
      Optional<Peak> peak = model.peak(other, mix);
      if (comparable(base.map(Peak::highest), peak.map(Peak::highest))) {
        entries.add(
            new Entry(
                other.title(),
                model.keepsUp(peak.get())
                    ? "interactions/s, no limit met"
                    : "highest interactions/s",
                Numbers.of(peak.get().throughput().mean()),
                peak.get().highest(),
                limits(base.get(), peak.get())));
      }
    }
  }

  /** A ratio of limits is one only where both sides met theirs. */
  private Contrast limits(Peak base, Peak peak) {
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

  private static boolean comparable(Optional<LoadPoint> base, Optional<LoadPoint> point) {
    return base.isPresent()
        && point.isPresent()
        && !base.get().configuration().equals(point.get().configuration())
        && Contrast.isPossible(base.get())
        && Contrast.isPossible(point.get());
  }

  /** A comparison of a configuration with the baseline. */
  private record Entry(
      String title, String what, String value, LoadPoint point, Contrast contrast) {}

  /** A row of the table. */
  private record Row(String css, List<String> cells) {}

  /** The rows; verdicts are adjusted for their number by Holm's method. */
  private static List<Row> rows(List<Entry> entries) {
    double[] adjusted =
        Holm.adjusted(
            entries.stream()
                .filter(entry -> entry.contrast().isVerdict())
                .mapToDouble(entry -> entry.contrast().comparison().pValue())
                .toArray());
    List<Row> rows = new ArrayList<>();
    int next = 0;
    for (Entry entry : entries) {
      Contrast contrast = entry.contrast();
      double p = contrast.isVerdict() ? adjusted[next++] : 1;
      rows.add(
          new Row(
              contrast.hindrance().startsWith("no verdict") ? "hollow" : "",
              List.of(
                  entry.title(),
                  entry.point().mix(),
                  contrast.verdict(p),
                  contrast.ratio(),
                  contrast.interval(),
                  entry.what(),
                  entry.value(),
                  Numbers.of(entry.point().clients()))));
    }
    return rows;
  }
}
