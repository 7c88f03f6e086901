package org.rubisee.bench.report.section;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.AgainstBase;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;

/** Published peaks beside measured ones, as ratios to the peak that the paper compares with. */
final class PublishedGrid {
  static final String CAUTION =
      "Ratios of the highest throughputs, each to that of a base: the configuration with which the"
          + " paper compares, or the closest one here. Absolute numbers of machines twenty years"
          + " apart cannot be compared, and those published are counted otherwise: RUBiS's original"
          + " client counted Back and End of session as interactions, and its published peaks"
          + " exceed N/Z for Z = 7 s. A ratio of peaks is given only where one side did not keep up"
          + " with its clients. Interactions per CPU second of all servers, at the load of"
          + " comparison, tell the same before any limit is reached.";

  private final ReportModel model;
  private final List<Row> rows = new ArrayList<>();

  /** A published ratio beside a measured one. */
  private record Row(AgainstBase measured, String mix, String publishedAs, double ratio) {}

  PublishedGrid(ReportModel model) {
    this.model = model;
  }

  /**
   * Lays a published ratio beside two configurations, if both were measured.
   *
   * @param pair what was measured
   * @param publishedAs where it was published, and as what
   * @param ratio the published peak over that of the base
   */
  void add(Pair pair, String publishedAs, double ratio) {
    if (pair.configuration().equals(pair.base())) {
      return;
    }
    AgainstBase measured = AgainstBase.of(model, pair.base(), pair.configuration(), pair.mix());
    if (measured.peaks().isPresent() || measured.cpu().isPresent()) {
      rows.add(new Row(measured, pair.mix(), publishedAs, ratio));
    }
  }

  /**
   * Configurations that stand for two of a paper.
   *
   * @param base what the other is compared with
   * @param configuration the other
   * @param mix in which mix
   */
  record Pair(Configuration base, Configuration configuration, String mix) {}

  boolean isEmpty() {
    return rows.isEmpty();
  }

  DomContent shown() {
    return new Table<Row>()
        .words("Configuration", row -> row.measured().title())
        .words("Base", row -> row.measured().baseTitle())
        .words("Mix", Row::mix)
        .words("published as", Row::publishedAs)
        .number("published ratio of peaks", Row::ratio)
        .column(
            "measured ratio of peaks",
            row -> row.measured().peaks().map(PublishedGrid::ratio).orElse("no limit seen"))
        .column(
            "95 % interval",
            row ->
                row.measured().peaks().filter(c -> !isBound(c)).map(Contrast::interval).orElse("–"))
        .column(
            "ratio of interactions per CPU second",
            row ->
                row.measured().cpu().map(c -> Numbers.of(1 / c.comparison().ratio())).orElse("–"))
        .of(rows);
  }

  private static String ratio(Contrast peaks) {
    String ratio = Numbers.of(peaks.comparison().ratio());
    return isBound(peaks) ? peaks.hindrance() + " " + ratio : ratio;
  }

  private static boolean isBound(Contrast peaks) {
    return peaks.hindrance().equals(AgainstBase.AT_LEAST)
        || peaks.hindrance().equals(AgainstBase.AT_MOST);
  }
}
