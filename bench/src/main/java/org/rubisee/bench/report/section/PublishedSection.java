package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.List;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.PublishedResults;
import org.rubisee.bench.results.PublishedResults.Row;

/**
 * All published peaks of the measured implementations, for runs that follow no experiment; an
 * experiment's figures name those that they are compared with.
 */
public record PublishedSection(ReportModel model) {

  /** What stands below the heading. */
  public List<DomContent> body() {
    if (!model.run().plan().figures().isEmpty()) {
      return List.of();
    }
    PublishedResults published = PublishedResults.bundled();
    PublishedGrid grid = new PublishedGrid(model);
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        for (Row row : published.of(configuration.implementation(), mix)) {
          add(grid, new Compared(configuration, row, published.baseOf(row)), model);
        }
      }
    }
    return grid.isEmpty() ? List.of() : List.of(p(PublishedGrid.CAUTION), grid.shown());
  }

  /**
   * Only experiments know which settings of an implementation stand for which of a paper: without
   * one, a base is another implementation.
   */
  private static void add(PublishedGrid grid, Compared compared, ReportModel model) {
    model.configurations().stream()
        .filter(known -> known.implementation().equals(compared.base().implementation()))
        .findFirst()
        .filter(base -> !compared.row().implementation().equals(base.implementation()))
        .ifPresent(base -> grid.add(compared.to(base), compared.row().source(), compared.ratio()));
  }

  private record Compared(Configuration configuration, Row row, Row base) {
    PublishedGrid.Pair to(Configuration measured) {
      return new PublishedGrid.Pair(measured, configuration, row.mix());
    }

    double ratio() {
      return row.perMinute() / base.perMinute();
    }
  }
}
