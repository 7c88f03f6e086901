package org.rubisee.bench.report.estimate;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Figures;

/**
 * The first screen of a report: what was found, in sentences, a plot and a table, and what limits
 * trust in it.
 *
 * @param sentences what was found
 * @param estimates the same in numbers
 * @param tables shown in place of the tables of the estimates, unless there are none
 * @param limits of trust, a line each
 */
public record Answer(
    List<String> sentences, Estimates estimates, List<DomContent> tables, List<Limit> limits) {

  /** With the tables of the estimates. */
  public Answer(List<String> sentences, Estimates estimates, List<Limit> limits) {
    this(sentences, estimates, List.of(), limits);
  }

  /** The section. */
  public List<DomContent> shown(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    sentences.forEach(sentence -> body.add(p(sentence).withClass("lede")));
    body.add(figures.beside(estimates.plots()));
    body.addAll(tables.isEmpty() ? estimates.tables() : tables);
    if (!limits.isEmpty()) {
      body.add(h3("What limits trust"));
      body.add(Limit.shown(limits));
    }
    return body;
  }

  /** Tables and limits as plain text, for a terminal. */
  public String text() {
    StringBuilder text = new StringBuilder(estimates.text()).append('\n');
    limits.forEach(limit -> text.append(limit.text()).append('\n'));
    return text.toString();
  }
}
