package org.rubisee.bench.report.block;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;

/** The part of the page that shows the whole distribution of response times. */
record ResponseParts(BlockModel model) {

  private static final double WHOLE = 100;
  private static final int POINTS_PER_DECADE = 6;

  /** With fewer slower requests a point is chance. */
  private static final int LEAST_SLOWER = 10;

  /** A plot of each cell. */
  List<DomContent> distributions(Figures figures) {
    List<Figure> plots = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (LoadKind load : LoadKind.values()) {
        Cell cell = new Cell(mix, load);
        model.groups().stream()
            .filter(group -> group.has(cell))
            .forEach(group -> plots.add(plot(group, cell)));
      }
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "The share of requests that took longer than a time (complementary cumulative"
                + " distribution), from the merged histograms of all measured blocks. Times count"
                + " from the moment a request was due. Requests without an answer count as"
                + " infinite: a curve ends above their share. It also ends where fewer than "
                + LEAST_SLOWER
                + " requests are slower. The curves describe the run; they carry no verdict."));
    body.add(figures.beside(plots));
    return body;
  }

  private Figure plot(BlockModel group, Cell cell) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Configuration site : group.plan().sites()) {
      List<LinePlot.Point> points = points(group.times(site.name(), cell));
      if (!points.isEmpty()) {
        curves.add(
            new LinePlot.Curve(
                site.title(), model.styles().of(site), points, LinePlot.Form.MARKED));
      }
    }
    return new LinePlot(
            "Response times, " + cell.inWords() + group.groupInWords(),
            "milliseconds (logarithmic)",
            "% of requests that took longer (logarithmic)",
            curves)
        .logLog()
        .figure(
            "ccdf-" + cell.mix() + "-" + cell.load().label() + group.groupInFiles(),
            "All sites, all rounds.");
  }

  /** Times that fewer and fewer requests exceed, as far as the requests suffice. */
  static List<LinePlot.Point> points(ResponseTimes times) {
    List<LinePlot.Point> points = new ArrayList<>();
    for (int step = 1; ; step++) {
      double slower = WHOLE * Math.pow(10, -(double) step / POINTS_PER_DECADE);
      if (slower / WHOLE * times.total() < LEAST_SLOWER) {
        return points;
      }
      OptionalDouble millis = times.millisAt(WHOLE - slower);
      if (millis.isEmpty() || Double.isInfinite(millis.getAsDouble())) {
        return points;
      }
      points.add(LinePlot.Point.of(millis.getAsDouble(), slower));
    }
  }
}
