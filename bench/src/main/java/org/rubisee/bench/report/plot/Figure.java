package org.rubisee.bench.report.plot;

import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;

/**
 * A drawing of the report.
 *
 * @param id the name of its files, unique in a report
 * @param title what it shows
 * @param note how to read it, a sentence; may be empty
 * @param description its numbers in words, for those who do not see it
 * @param svg the drawing
 * @param csv its data
 */
public record Figure(
    String id, String title, String note, String description, ContainerTag<?> svg, String csv) {

  /** Lets the drawing carry its description. */
  public Figure {
    svg.with(tag("desc").withText(description));
  }
}
