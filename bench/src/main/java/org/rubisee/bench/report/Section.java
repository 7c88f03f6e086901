package org.rubisee.bench.report;

import j2html.tags.DomContent;
import java.util.List;

/** A part of the report. */
interface Section {
  /** The name in links. */
  String id();

  /** The heading. */
  String title();

  /** What stands below the heading; empty leaves the section out. */
  List<DomContent> body(ReportModel model, Figures figures);
}
