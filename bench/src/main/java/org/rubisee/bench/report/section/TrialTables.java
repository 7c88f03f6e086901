package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.function.Function;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.settings.Text;

/** How sections name what trials measured: in the first columns of tables, and in folded parts. */
final class TrialTables {

  private TrialTables() {}

  /** A table whose rows are configurations under a load. */
  static Table<LoadPoint> ofPoints(ReportModel model) {
    return new Table<LoadPoint>()
        .words("Configuration", model::titleOf)
        .words("Mix", LoadPoint::mix)
        .count("clients", LoadPoint::clients)
        .hollowUnless(LoadPoint::isValid);
  }

  /** A table whose rows are trials. */
  static Table<JudgedTrial> ofTrials(ReportModel model) {
    return new Table<JudgedTrial>()
        .words("Trial", judged -> model.nameOf(judged.trial()))
        .hollowUnless(JudgedTrial::isValid);
  }

  /** Half the width of an interval; a dash of a single value, which has none. */
  static String plusMinus(MeanInterval mean) {
    return mean.isKnown() ? Numbers.of(mean.halfWidth()) : "–";
  }

  /** Adds columns of response times in milliseconds. */
  static <R> Table<R> percentiles(Table<R> table, Function<R, LatencyHistogram> response) {
    for (double percentile : new double[] {50, 90, 95, 99, 99.9}) {
      table.number(
          "p" + Numbers.plain(percentile), row -> response.apply(row).millisAt(percentile));
    }
    return table.number("max", row -> response.apply(row).maxMillis());
  }

  /** What is to be seen of a configuration under a load when it is asked for. */
  static DomContent folded(String what, ReportModel model, LoadPoint point, DomContent... content) {
    return details(
            summary(
                Text.of(
                    "%s: %s, %s mix, %d clients",
                    what, model.titleOf(point), point.mix(), point.clients())))
        .with(content);
  }
}
