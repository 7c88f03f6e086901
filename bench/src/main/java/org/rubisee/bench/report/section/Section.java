package org.rubisee.bench.report.section;

import j2html.tags.DomContent;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.ReportModel;

/** A part of the report. */
public interface Section {
  /** The name in links. */
  String id();

  /** The heading. */
  String title();

  /** What stands below the heading; empty leaves the section out. */
  List<DomContent> body(ReportModel model, Figures figures);
}
