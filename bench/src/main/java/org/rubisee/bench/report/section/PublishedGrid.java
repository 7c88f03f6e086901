package org.rubisee.bench.report.section;

import j2html.tags.DomContent;
import java.util.List;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.AgainstServlets;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;

/** Published peaks beside measured ones, as ratios to servlets-only. */
final class PublishedGrid {
  static final String CAUTION =
      "Ratios to servlets-only, of the highest throughputs. Absolute numbers of machines twenty"
          + " years apart cannot be compared, and those published are counted otherwise: the"
          + " original client counted Back and End of session as interactions, and its published"
          + " peaks exceed N/Z for Z = 7 s. A ratio of peaks is given only where one side did not"
          + " keep up with its clients. Interactions per CPU second of all servers, at the load of"
          + " comparison, tell the same before any limit is reached.";

  private final ReportModel model;
  private final Grid grid =
      new Grid(
          3,
          List.of(
              "Configuration",
              "Mix",
              "published as",
              "published ratio of peaks",
              "measured ratio of peaks",
              "95 % interval",
              "ratio of interactions per CPU second"));
  private int rows;

  PublishedGrid(ReportModel model) {
    this.model = model;
  }

  /**
   * Lays a published ratio beside a configuration, if that was measured.
   *
   * @param publishedAs where it was published, and as what
   * @param ratio the published peak over that of servlets-only
   */
  void add(Configuration configuration, String mix, String publishedAs, double ratio) {
    AgainstServlets.of(model, configuration, mix)
        .filter(measured -> measured.peaks().isPresent() || measured.cpu().isPresent())
        .ifPresent(measured -> add(measured, List.of(mix, publishedAs), ratio));
  }

  boolean isEmpty() {
    return rows == 0;
  }

  DomContent shown() {
    return grid.shown();
  }

  private static String ratio(Contrast peaks) {
    String ratio = Numbers.of(peaks.comparison().ratio());
    return isBound(peaks) ? peaks.hindrance() + " " + ratio : ratio;
  }

  private static boolean isBound(Contrast peaks) {
    return peaks.hindrance().equals(AgainstServlets.AT_LEAST)
        || peaks.hindrance().equals(AgainstServlets.AT_MOST);
  }

  private void add(AgainstServlets measured, List<String> words, double ratio) {
    rows++;
    grid.row(
        List.of(
            measured.title(),
            words.get(0),
            words.get(1),
            Numbers.of(ratio),
            measured.peaks().map(PublishedGrid::ratio).orElse("no limit seen"),
            measured.peaks().filter(c -> !isBound(c)).map(Contrast::interval).orElse("–"),
            measured.cpu().map(c -> Numbers.of(1 / c.comparison().ratio())).orElse("–")));
  }
}
