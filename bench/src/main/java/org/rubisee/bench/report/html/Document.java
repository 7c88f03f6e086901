package org.rubisee.bench.report.html;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;
import static j2html.TagCreator.summary;

import j2html.TagCreator;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.report.plot.Resources;

/**
 * A report as one HTML file that opens offline. The first section is open, and answers; the others
 * are folded until a reader or a link opens them.
 *
 * @param top what stands above the sections
 * @param css the style sheet of its plots
 * @param sections those without content are left out
 * @param foot a sentence below them
 */
public record Document(Masthead top, String css, List<Section> sections, String foot) {

  /** A section with what stands in it. */
  private record Part(String id, String title, List<DomContent> content) {}

  /**
   * The file.
   *
   * @param figures collects what it shows
   */
  public String text(Figures figures) {
    List<Part> shown =
        sections.stream()
            .map(one -> new Part(one.id(), one.title(), one.body().apply(figures)))
            .filter(part -> !part.content().isEmpty())
            .toList();
    return "<!DOCTYPE html>\n"
        + html(
                heading(),
                body(
                    top.shown(),
                    nav(each(shown, part -> a(capitalised(part.id())).withHref("#" + part.id())))
                        .attr("aria-label", "Sections"),
                    main(each(shown, part -> part == shown.get(0) ? open(part) : folded(part))),
                    footer(p(foot)),
                    script(rawHtml(Resources.text("report.js")))))
            .attr("lang", "en")
            .render();
  }

  private static DomContent open(Part part) {
    return section(h2(part.title()), each(part.content(), one -> one)).withId(part.id());
  }

  /** The name is inside, so that browsers unfold a section to which a link leads. */
  private static DomContent folded(Part part) {
    return details(
            summary(h2(part.title())),
            div(each(part.content(), one -> one)).withClass("folded").withId(part.id()))
        .withClass("section");
  }

  private DomContent heading() {
    return head(
        meta().attr("charset", "utf-8"),
        TagCreator.title("RUBiS EE: " + top.subject()),
        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
        meta().withName("color-scheme").withContent("light dark"),
        style(rawHtml(Resources.text("page.css") + css)));
  }

  private static String capitalised(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
