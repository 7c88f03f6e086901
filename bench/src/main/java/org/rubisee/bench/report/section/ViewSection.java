package org.rubisee.bench.report.section;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.code.CodeTable;
import org.rubisee.bench.report.chart.BreakdownPlots;
import org.rubisee.bench.report.chart.ScaleOutPlots;
import org.rubisee.bench.report.chart.ViewBars;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.FigureView.PublishedPeak;

/** The figures that an experiment names: what the paper saw, and what was measured here. */
public record ViewSection(ReportModel model) {

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<FigureView> views = model.run().plan().figures();
    List<DomContent> body = new ArrayList<>();
    if (views.isEmpty()) {
      return body;
    }
    body.add(
        ul().with(
                views.stream()
                    .map(view -> li(a(view.title()).withHref("#" + id(view)), text(state(view))))
                    .toList()));
    if (views.stream().anyMatch(view -> !view.published().isEmpty())) {
      body.add(p("Published results are shown next to measured ones. " + PublishedGrid.CAUTION));
    }
    for (FigureView view : views) {
      body.add(
          div()
              .withId(id(view))
              .withClass("view")
              .with(h3(view.title() + " (" + view.name() + ")"))
              .with(p(strong("The paper: "), text(view.expected())))
              .with(shown(view, model, figures)));
    }
    return body;
  }

  private static String id(FigureView view) {
    return "view-" + view.name();
  }

  private static String state(FigureView view) {
    return view.showsNothing() ? ": left out" : "";
  }

  private List<DomContent> shown(FigureView view, ReportModel model, Figures figures) {
    if (view.showsNothing()) {
      return List.of(p("Left out of this run: " + view.leftOut()));
    }
    if (!view.leftOut().isEmpty()) {
      List<DomContent> part = new ArrayList<>();
      part.add(p("Without some of its configurations: " + view.leftOut()));
      part.addAll(whole(view, model, figures));
      return part;
    }
    return whole(view, model, figures);
  }

  private List<DomContent> whole(FigureView view, ReportModel model, Figures figures) {
    return switch (view.kind()) {
      case THROUGHPUT, MAXIMA -> measured(view, model, figures);
      case SPEEDUP -> speedup(view, model, figures);
      case UTILIZATION, POOLED, PASSIVATIONS -> bars(view, model, figures);
      case BREAKDOWN -> breakdown(view, model, figures);
      case SOURCES -> sources();
    };
  }

  private static List<DomContent> sources() {
    return CodeTable.bundled().stream().map(ViewSection::shown).toList();
  }

  private static DomContent shown(CodeTable table) {
    Table<List<String>> shown = new Table<>();
    for (int column = 0; column < table.heads().size(); column++) {
      int place = column;
      if (column == 0) {
        shown.words(table.heads().get(place), row -> row.get(place));
      } else {
        shown.column(table.heads().get(place), row -> row.get(place));
      }
    }
    return shown.of(table.cells());
  }

  private List<DomContent> measured(FigureView view, ReportModel model, Figures figures) {
    ReportModel part = model.only(view);
    if (part.trials().isEmpty()) {
      return List.of(p("No trial was measured for it."));
    }
    List<DomContent> body = new ArrayList<>();
    body.add(p(strong("Here: "), text(ViewWords.of(part))));
    body.add(
        figures.beside(
            view.kind() == FigureView.Kind.THROUGHPUT && LoadSection.isSweep(part)
                ? LoadSection.curves(part, view.name() + "-").figures()
                : peaks(part, view.name() + "-")));
    PublishedGrid grid = published(view, model);
    if (!grid.isEmpty()) {
      body.add(grid.shown());
    }
    return body;
  }

  /** The highest throughputs, and what an interaction costs. */
  private static List<Figure> peaks(ReportModel part, String prefix) {
    List<Figure> figures =
        new ArrayList<>(new ViewBars(part, prefix).figures(FigureView.Kind.MAXIMA));
    part.mixes().forEach(mix -> figures.add(CostSection.plot(part, mix, prefix)));
    return figures;
  }

  private static List<DomContent> bars(FigureView view, ReportModel model, Figures figures) {
    List<Figure> plots = new ViewBars(model.only(view), view.name() + "-").figures(view.kind());
    return plots.isEmpty()
        ? List.of(p("No trial was measured for it."))
        : List.of(figures.beside(plots));
  }

  private static List<DomContent> speedup(FigureView view, ReportModel model, Figures figures) {
    List<Figure> plots = new ScaleOutPlots(model.only(view), view.name() + "-").figures();
    return plots.isEmpty()
        ? List.of(p("Fewer than two numbers of servers were measured for it."))
        : List.of(
            figures.beside(plots),
            p(text("In numbers: "), a("scale-out").withHref("#scale-out"), text(".")));
  }

  private static List<DomContent> breakdown(FigureView view, ReportModel model, Figures figures) {
    List<Figure> plots = BreakdownPlots.of(model.only(view)).figures(view.name() + "-");
    return plots.isEmpty()
        ? List.of(p("No trial was profiled for it."))
        : List.of(
            figures.beside(plots),
            p(
                text("In numbers: "),
                a("where the CPU time goes").withHref("#breakdown"),
                text(".")));
  }

  private PublishedGrid published(FigureView view, ReportModel model) {
    PublishedGrid grid = new PublishedGrid(model);
    for (PublishedPeak peak : view.published()) {
      PublishedPeak.Base compared = peak.base();
      Optional<Configuration> measured = measured(peak.configuration());
      measured(compared.configuration())
          .filter(base -> measured.isPresent())
          .map(base -> new PublishedGrid.Pair(base, measured.get(), peak.mix()))
          .ifPresent(
              pair ->
                  grid.add(
                      pair,
                      "fig. " + peak.figure() + ", " + peak.publishedAs(),
                      peak.interactionsPerMinute() / compared.interactionsPerMinute()));
    }
    return grid;
  }

  private Optional<Configuration> measured(String name) {
    return model.configurations().stream()
        .filter(configuration -> configuration.name().equals(name))
        .findFirst();
  }
}
