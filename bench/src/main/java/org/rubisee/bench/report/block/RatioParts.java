package org.rubisee.bench.report.block;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.RatioPlot;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.Holm;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;

/** The parts of the page that compare sites. */
final class RatioParts {

  private static final double LEVEL = 0.05;

  private final BlockModel model;
  private final SeriesStyles styles;
  private final Figures figures;

  RatioParts(BlockModel model, SeriesStyles styles, Figures figures) {
    this.model = model;
    this.styles = styles;
    this.figures = figures;
  }

  /** Tables and plots of the ratios to the baseline. */
  List<DomContent> headline() {
    Headline headline = new Headline(model);
    List<DomContent> body = new ArrayList<>();
    new Answer(model).sentences().forEach(answer -> body.add(p(answer).withClass("lede")));
    body.add(figures.beside(plots(headline)));
    for (String mix : model.plan().mixes()) {
      Grid grid = new Grid(1, Headline.COLUMNS);
      headline.rows(mix).forEach(grid::row);
      body.add(h3("Saturated, " + mix + " mix"));
      body.add(grid.shown());
    }
    body.add(h3("What limits trust"));
    body.add(limits(headline.remarks()));
    return body;
  }

  /** A line for each limit, with a link to the section that has more of it. */
  static DomContent limits(List<Remark> remarks) {
    return ul(each(remarks, remark -> li(text(remark.text() + " "), more(remark))))
        .withClass("limits");
  }

  private static DomContent more(Remark remark) {
    return a("More").withHref("#" + remark.part()).attr("aria-label", "More: " + remark.part());
  }

  /** One of each mix, on the same axis. */
  private List<Figure> plots(Headline headline) {
    Map<String, List<RatioPlot.Row>> rows = new LinkedHashMap<>();
    model.plan().mixes().forEach(mix -> rows.put(mix, rows(mix, headline.sorted(mix))));
    RatioPlot.Axis axis = RatioPlot.Axis.of(rows.values().stream().flatMap(List::stream).toList());
    return rows.entrySet().stream().map(one -> plot(one.getKey(), one.getValue(), axis)).toList();
  }

  private List<RatioPlot.Row> rows(String mix, List<Configuration> sorted) {
    Cell cell = new Cell(mix, LoadKind.SATURATED);
    List<RatioPlot.Row> rows = new ArrayList<>();
    Configuration baseline = baseline();
    rows.add(new RatioPlot.Row(baseline.title(), styles.of(baseline), 1, 1, 1));
    for (Configuration rival : sorted) {
      ratios(cell, baseline, rival)
          .map(RatioInterval::of)
          .ifPresent(
              ratio ->
                  rows.add(
                      new RatioPlot.Row(
                          rival.title(),
                          styles.of(rival),
                          ratio.ratio(),
                          ratio.lower(),
                          ratio.upper())));
    }
    return rows;
  }

  private Figure plot(String mix, List<RatioPlot.Row> rows, RatioPlot.Axis axis) {
    return new RatioPlot(
            "CPU per interaction, " + mix + " mix",
            "times that of " + baseline().title() + " (logarithmic)",
            rows,
            axis)
        .figure("cpu-ratio-" + mix, "Saturated. Lines are 95 % intervals. Less is better.");
  }

  /** Each pair of neighbours in the order of cost: by how much, or that it is not shown. */
  List<DomContent> order() {
    List<DomContent> body = new ArrayList<>();
    if (model.plan().sites().size() < 3) {
      return body;
    }
    body.add(
        p(
            "Sites in the order of their CPU time per interaction. Each line compares a site with"
                + " the one above it. A difference counts as shown when its p-value, Holm-adjusted"
                + " over the table, is below 5 %."));
    if (model.isGrouped()) {
      body.add(
          p(
              "Sites of different groups were never up together: they are compared through %s, and"
                      .formatted(baseline().title())
                  + " their ratio is that of their two ratios to it. Such an interval holds the noise"
                  + " of both."));
    }
    for (String mix : model.plan().mixes()) {
      body.add(h3("Saturated, " + mix + " mix"));
      body.add(neighbours(new Cell(mix, LoadKind.SATURATED)));
    }
    return body;
  }

  private DomContent neighbours(Cell cell) {
    List<Configuration> sorted =
        model.plan().sites().stream()
            .filter(site -> level(cell, site).isPresent())
            .sorted(Comparator.comparingDouble(site -> level(cell, site).orElseThrow()))
            .toList();
    List<Pair> pairs = new ArrayList<>();
    for (int i = 1; i < sorted.size(); i++) {
      Configuration less = sorted.get(i - 1);
      Configuration more = sorted.get(i);
      ratios(cell, less, more).ifPresent(ratios -> pairs.add(new Pair(less, more, ratios)));
    }
    double[] adjusted =
        Holm.adjusted(
            pairs.stream().mapToDouble(pair -> pair.ratios().mean().pValueOfEquality()).toArray());
    Grid grid = new Grid(2, List.of("Site", "compared with", "ratio", "p, adjusted", "verdict"));
    for (int i = 0; i < pairs.size(); i++) {
      grid.row(
          List.of(
              pairs.get(i).more().title(),
              less(pairs.get(i)),
              Words.of(RatioInterval.of(pairs.get(i).ratios())),
              "%.2g".formatted(adjusted[i]),
              adjusted[i] < LEVEL ? verdict() : "not shown"));
    }
    return grid.shown();
  }

  /** CPU time per interaction; where groups had starts of their own, its ratio to the baseline. */
  private Optional<Double> level(Cell cell, Configuration site) {
    Optional<Double> value =
        model.comparisons().value(cell, site.name(), model::cpuMillis).map(RatioInterval::ratio);
    if (!model.isGrouped()) {
      return value;
    }
    return site.equals(baseline())
        ? value.map(measured -> 1.0)
        : ratios(cell, baseline(), site).map(RatioInterval::of).map(RatioInterval::ratio);
  }

  private String less(Pair pair) {
    return model.comparisons().throughBaseline(pair.less().name(), pair.more().name())
        ? pair.less().title() + ", through " + baseline().title()
        : pair.less().title();
  }

  private Configuration baseline() {
    return model.plan().site(model.plan().baseline());
  }

  private String verdict() {
    return model.allowsVerdicts() ? "needs more" : "needs more, in this first look";
  }

  private Optional<LogRatios> ratios(Cell cell, Configuration baseline, Configuration rival) {
    return model.comparisons().ratios(cell, baseline.name(), rival.name(), model::cpuMillis);
  }

  /** Two neighbours in the order of cost. */
  private record Pair(Configuration less, Configuration more, LogRatios ratios) {}
}
