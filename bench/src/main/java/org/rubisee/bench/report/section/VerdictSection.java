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
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;

/** Implementations against the first of them, as ratios with intervals and in words. */
public final class VerdictSection implements Section {
  @Override
  public String id() {
    return "verdicts";
  }

  @Override
  public String title() {
    return "Verdicts";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    if (model.configurations().size() < 2) {
      return List.of();
    }
    Configuration baseline = model.configurations().get(0);
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "Ratios to "
                + baseline.title()
                + " with 95 % confidence intervals (Welch's t on logarithms of trials). CPU and"
                + " response times are compared at the same load, throughput where each has its"
                + " highest. With fewer than five trials on a side a verdict is only an indication;"
                + " a ratio of single trials is not judged."));
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
    for (String mix : model.mixes()) {
      sameLoad(model, mix, baseline, grid);
      throughput(model, mix, baseline, grid);
    }
    body.add(grid.shown());
    return body;
  }

  private static void sameLoad(ReportModel model, String mix, Configuration baseline, Grid grid) {
    int clients = model.referenceClients(mix);
    Optional<LoadPoint> base = model.point(baseline, mix, clients);
    for (Configuration other : model.configurations()) {
      Optional<LoadPoint> point = model.point(other, mix, clients);
      if (comparable(base, point)) {
        add(
            grid,
            new String[] {
              other.title(), "CPU ms per interaction", Numbers.of(point.get().meanServerCpuMillis())
            },
            point.get(),
            Contrast.ofCpu(base.get(), point.get()));
        add(
            grid,
            new String[] {
              other.title(), "p95 response ms", Numbers.of(point.get().response().millisAt(95))
            },
            point.get(),
            Contrast.ofResponse(base.get(), point.get()));
      }
    }
  }

  private static void throughput(ReportModel model, String mix, Configuration baseline, Grid grid) {
    Optional<LoadPoint> base = model.peak(baseline, mix);
    for (Configuration other : model.configurations()) {
      Optional<LoadPoint> point = model.peak(other, mix);
      if (comparable(base, point)) {
        add(
            grid,
            new String[] {
              other.title(), "highest interactions/s", Numbers.of(point.get().throughput().mean())
            },
            point.get(),
            Contrast.ofThroughput(
                base.get(), point.get(), model.keepsUp(base.get()) && model.keepsUp(point.get())));
      }
    }
  }

  private static boolean comparable(Optional<LoadPoint> base, Optional<LoadPoint> point) {
    return base.isPresent()
        && point.isPresent()
        && !base.get().configuration().equals(point.get().configuration())
        && Contrast.isPossible(base.get())
        && Contrast.isPossible(point.get());
  }

  private static void add(Grid grid, String[] names, LoadPoint point, Contrast contrast) {
    grid.row(
        contrast.hindrance().startsWith("no verdict") ? "hollow" : "",
        List.of(
            names[0],
            point.mix(),
            contrast.verdict(),
            contrast.ratio(),
            contrast.interval(),
            names[1],
            names[2],
            Numbers.of(point.clients())));
  }
}
