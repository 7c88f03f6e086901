package org.rubisee.bench.report.section;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.tier.Tier;

/** A table of what each tier did at each point of a run. */
final class TierTable {
  private static final double KIB = 1024;
  private static final List<String> WHOSE = List.of("Configuration", "Mix", "Tier", "clients");

  private TierTable() {}

  /**
   * A column of numbers.
   *
   * @param head its name
   * @param value what a tier has there, as it is shown
   */
  record Column(String head, Value value) {
    /** A metric as a number. */
    static Column of(String head, Measured metric) {
      return new Column(head, (point, tier) -> Numbers.of(metric.of(point, tier)));
    }

    /** How much a counter of the tier grew per second of the measured phase. */
    static Column perSecond(String head, String counter) {
      return of(head, (point, tier) -> TierTable.perSecond(point, tier, counter));
    }

    /** The same of a counter of bytes, in KiB. */
    static Column kibPerSecond(String head, String counter) {
      return of(head, (point, tier) -> TierTable.perSecond(point, tier, counter) / KIB);
    }
  }

  /** What stands in a cell. */
  @FunctionalInterface
  interface Value {
    String of(LoadPoint point, Tier tier);
  }

  /** What a tier did at a point; NaN when it is unknown. */
  @FunctionalInterface
  interface Measured {
    double of(LoadPoint point, Tier tier);
  }

  /** The table, with a row for each tier that is known at a point. */
  static DomContent of(
      ReportModel model, BiPredicate<LoadPoint, Tier> isKnown, List<Column> columns) {
    Grid grid =
        new Grid(3, Stream.concat(WHOSE.stream(), columns.stream().map(Column::head)).toList());
    for (String mix : model.mixes()) {
      for (LoadPoint point : model.points(mix)) {
        for (Tier tier : Tier.values()) {
          if (isKnown.test(point, tier)) {
            grid.row(point.isValid() ? "" : "hollow", row(model, point, tier, columns));
          }
        }
      }
    }
    return grid.shown();
  }

  private static List<String> row(
      ReportModel model, LoadPoint point, Tier tier, List<Column> columns) {
    List<String> row = new ArrayList<>();
    row.add(model.titleOf(point));
    row.add(point.mix());
    row.add(tier.label());
    row.add(Numbers.of(point.clients()));
    columns.forEach(column -> row.add(column.value().of(point, tier)));
    return row;
  }

  /** How much a counter of a tier grew per second of the measured phase; NaN when it is unknown. */
  static double perSecond(LoadPoint point, Tier tier, String counter) {
    return point.mean(trial -> trial.series(tier).perSecondIn(trial.measured(), counter));
  }
}
