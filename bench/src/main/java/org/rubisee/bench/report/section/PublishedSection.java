package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.Published;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Configuration;

/**
 * All published peaks of the measured implementations, for runs that follow no experiment; an
 * experiment's figures name those that they are compared with.
 */
public final class PublishedSection implements Section {
  @Override
  public String id() {
    return "published";
  }

  @Override
  public String title() {
    return "Beside the papers";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    if (!model.run().plan().figures().isEmpty()) {
      return List.of();
    }
    Published published = Published.bundled();
    PublishedGrid grid = new PublishedGrid(model);
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        for (Published.Row row : published.of(configuration.implementation(), mix)) {
          published
              .ratioToServlets(row)
              .ifPresent(ratio -> grid.add(configuration, mix, row.source(), ratio));
        }
      }
    }
    return grid.isEmpty() ? List.of() : List.of(p(PublishedGrid.CAUTION), grid.shown());
  }
}
