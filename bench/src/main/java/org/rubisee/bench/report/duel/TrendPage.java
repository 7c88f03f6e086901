package org.rubisee.bench.report.duel;

import static j2html.TagCreator.body;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;

import j2html.TagCreator;
import j2html.tags.DomContent;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.IntervalPlot;
import org.rubisee.bench.report.plot.Resources;
import org.rubisee.bench.report.plot.SeriesStyle;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.settings.Text;

/** The duels of many nights, by the scores that they kept: one HTML file that opens offline. */
public final class TrendPage {

  private static final int MOST_NIGHTS = 30;
  private static final int COMMIT_LETTERS = 12;
  private static final String CSV = ".csv";

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private static final Table<NightlyRatio> TABLE =
      new Table<NightlyRatio>()
          .words("Metric", NightlyRatio::metric)
          .words("Night", night -> DAY.format(night.time()))
          .words("NEW", NightlyRatio::commit)
          .column("times as bad as BASE", night -> Text.of("%.3f", night.worse().ratio()))
          .column("95 % interval", TrendPage::interval)
          .count("rounds", night -> night.worse().rounds())
          .badUnless(night -> !night.isAlarm());

  private TrendPage() {}

  /**
   * The page.
   *
   * @param files of scores, one for each site; a section of the page is called like its file
   * @throws IOException if one cannot be read, is none of scores, or has no score
   */
  public static String of(List<Path> files) throws IOException {
    List<DomContent> sections = new ArrayList<>();
    for (Path file : files) {
      List<NightlyRatio> nights = NightlyRatio.of(file);
      if (nights.isEmpty()) {
        throw new IOException(file + " has no scores: nothing was measured");
      }
      sections.add(shown(nameOf(file), nights));
    }
    return "<!DOCTYPE html>\n"
        + html(
                head(
                    meta().attr("charset", "utf-8"),
                    TagCreator.title("RUBiS EE: nights"),
                    meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                    meta().withName("color-scheme").withContent("light dark"),
                    style(rawHtml(Resources.text("page.css") + new SeriesStyles(List.of()).css()))),
                body(
                    header(p("RUBiS EE").withClass("brand"), h1("Duels night by night")),
                    main(each(sections, one -> one))))
            .attr("lang", "en")
            .render();
  }

  private static String nameOf(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(CSV) ? name.substring(0, name.length() - CSV.length()) : name;
  }

  private static DomContent shown(String name, List<NightlyRatio> nights) {
    Map<String, List<NightlyRatio>> metrics = new LinkedHashMap<>();
    nights.forEach(
        night -> metrics.computeIfAbsent(night.metric(), key -> new ArrayList<>()).add(night));
    return section(
        h2(name),
        p(
            Text.of(
                "Duels: %d. Alarms: %d of %d values. An alarm is a metric that alone is worse,"
                    + " one-sided at 5 %%: chance brings one in twenty. Above 1, NEW is worse than"
                    + " BASE. Lines are 95 %% intervals over starts of the servers.",
                nights.stream().map(NightlyRatio::time).distinct().count(),
                nights.stream().filter(NightlyRatio::isAlarm).count(),
                nights.size())),
        div()
            .withClass("figures")
            .with(
                metrics.entrySet().stream()
                    .map(metric -> plot(name, metric.getKey(), metric.getValue()))
                    .toList()),
        TABLE.of(nights));
  }

  private static DomContent plot(String name, String metric, List<NightlyRatio> nights) {
    List<IntervalPlot.Row> rows =
        nights.subList(Math.max(0, nights.size() - MOST_NIGHTS), nights.size()).stream()
            .map(TrendPage::row)
            .toList();
    Figure figure =
        new IntervalPlot(
                metric,
                "times as bad as BASE (logarithmic)",
                rows,
                IntervalPlot.Axis.ofRatios(rows))
            .figure(name + "-" + metric, Text.of("At most the last %d duels.", MOST_NIGHTS));
    return figure(figure.svg(), figcaption(figure.note())).withId(figure.id());
  }

  private static IntervalPlot.Row row(NightlyRatio night) {
    String commit = night.commit();
    return new IntervalPlot.Row(
        DAY.format(night.time())
            + " "
            + commit.substring(0, Math.min(COMMIT_LETTERS, commit.length())),
        SeriesStyle.of("time-1"),
        night.worse().ratio(),
        night.worse().lower(),
        night.worse().upper(),
        false);
  }

  private static String interval(NightlyRatio night) {
    return Double.isInfinite(night.worse().upper())
        ? "none"
        : Text.of("%.3f to %.3f", night.worse().lower(), night.worse().upper());
  }
}
