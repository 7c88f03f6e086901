package org.rubisee.bench.report.section.profile;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.report.chart.BreakdownPlots;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ProfiledTier;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.DatabaseProfile;
import org.rubisee.settings.Text;

/** Which statements the database's CPU time goes to, from profiled trials. */
public record StatementSection(ReportModel model) {

  private static final int SHOWN = 12;
  private static final double MICROS_PER_MILLI = 1000;

  /** What stands below the heading. */
  public List<DomContent> body() {
    List<DomContent> body = new ArrayList<>();
    Map<LoadPoint, ProfiledTier> points = new IdentityHashMap<>();
    for (ProfiledTier tier : BreakdownPlots.of(model).tiers()) {
      if (points.putIfAbsent(tier.point(), tier) == null) {
        body.addAll(shown(tier));
      }
    }
    if (!body.isEmpty()) {
      body.add(
          0,
          p(
              "From profiled trials in which the database counted the CPU time of each statement."
                  + " Counting takes time itself. Outside of statements the server keeps"
                  + " connections, receives and sends, and writes in the background."));
    }
    return body;
  }

  private static List<DomContent> shown(ProfiledTier tier) {
    DatabaseProfile profile = DatabaseProfile.of(tier.point().counted());
    if (profile.isEmpty()) {
      return List.of();
    }
    return List.of(
        h3(
            Text.of(
                "%s, %s mix, %s clients: %s ms of CPU time per interaction",
                tier.configurationTitle(),
                tier.point().mix(),
                Numbers.of(tier.point().clients()),
                Numbers.of(profile.cpuMillis()))),
        table(profile));
  }

  /** A statement, or several together. */
  private record Row(
      String name, double share, double cpuMicros, double calls, double rowsExamined) {}

  private static DomContent table(DatabaseProfile profile) {
    List<DatabaseProfile.Line> all = profile.statements();
    List<DatabaseProfile.Line> others = all.subList(Math.min(SHOWN, all.size()), all.size());
    List<Row> rows = new ArrayList<>();
    all.stream()
        .limit(SHOWN)
        .forEach(
            line ->
                rows.add(
                    new Row(
                        line.shortStatement(),
                        profile.share(line),
                        line.cpuMicros(),
                        line.calls(),
                        line.rowsExamined())));
    if (!others.isEmpty()) {
      rows.add(
          new Row(
              others.size() + " other statements",
              others.stream().mapToDouble(profile::share).sum(),
              others.stream().mapToDouble(DatabaseProfile.Line::cpuMicros).sum(),
              others.stream().mapToDouble(DatabaseProfile.Line::calls).sum(),
              Double.NaN));
    }
    double outside = profile.shareOutside();
    rows.add(
        new Row(
            "Outside of statements",
            outside,
            MICROS_PER_MILLI * profile.cpuMillis() * outside,
            Double.NaN,
            Double.NaN));
    return new Table<Row>()
        .words("Statement", Row::name)
        .percent("Share of the database's CPU time", Row::share)
        .number("CPU µs per interaction", Row::cpuMicros)
        .number("Calls per interaction", Row::calls)
        .number("Rows examined per call", Row::rowsExamined)
        .wrapping()
        .of(rows);
  }
}
