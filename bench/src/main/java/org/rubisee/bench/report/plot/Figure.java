package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;

/**
 * A drawing of the report.
 *
 * @param id the name of its files, unique in a report
 * @param title what it shows
 * @param note how to read it, a sentence; may be empty
 * @param svg the drawing
 * @param csv its data
 */
public record Figure(String id, String title, String note, ContainerTag<?> svg, String csv) {}
