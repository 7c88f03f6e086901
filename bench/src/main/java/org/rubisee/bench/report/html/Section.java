package org.rubisee.bench.report.html;

import j2html.tags.DomContent;
import java.util.List;
import java.util.function.Function;

/**
 * A section of a report.
 *
 * @param id the name in links
 * @param title the heading
 * @param body makes what stands below the heading, and shows its figures; nothing leaves the
 *     section out
 */
public record Section(String id, String title, Function<Figures, List<DomContent>> body) {

  /** A section without figures. */
  public Section(String id, String title, List<DomContent> content) {
    this(id, title, figures -> content);
  }
}
