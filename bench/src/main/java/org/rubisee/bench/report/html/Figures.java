package org.rubisee.bench.report.html;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.span;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.settings.Text;

/** The figures of a report: shows each in the page and remembers it for the files beside it. */
public final class Figures {
  public static final String FOLDER = "figures";

  private final List<Figure> shown = new ArrayList<>();

  DomContent show(Figure figure) {
    shown.add(figure);
    return figure()
        .withId(figure.id())
        .with(
            figure.svg(),
            figcaption(
                span(figure.note() + " "),
                span().withClass("files").with(file(figure, "SVG"), file(figure, "CSV"))));
  }

  private static DomContent file(Figure figure, String kind) {
    return a(kind)
        .withHref(Text.of("%s/%s.%s", FOLDER, figure.id(), kind.toLowerCase(Locale.ROOT)))
        .attr("aria-label", Text.of("%s of the figure %s", kind, figure.id()));
  }

  /** Figures side by side where there is room. */
  public DomContent beside(List<Figure> figures) {
    return div().withClass("figures").with(figures.stream().map(this::show).toList());
  }

  public List<Figure> all() {
    return List.copyOf(shown);
  }
}
