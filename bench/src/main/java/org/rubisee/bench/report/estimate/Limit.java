package org.rubisee.bench.report.estimate;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.List;

/**
 * What limits trust in the figures of a run, in one respect.
 *
 * @param text a sentence
 * @param section the one of the report that has more of it
 */
public record Limit(String text, String section) {

  /** A line for each, with a link down. */
  static DomContent shown(List<Limit> limits) {
    return ul(each(limits, limit -> li().withText(limit.text() + " ").with(limit.more())))
        .withClass("limits");
  }

  private DomContent more() {
    return a("More").withHref("#" + section).attr("aria-label", "More: " + section);
  }
}
