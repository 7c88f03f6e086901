package org.rubisee.bench.report.section.profile;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rubisee.bench.report.chart.BreakdownPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ProfiledTier;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.DatabaseProfile;

/** Which statements the database's CPU time goes to, from profiled trials. */
public final class StatementSection {

  private static final int SHOWN = 12;

  private final ReportModel model;

  public StatementSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
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
            String.format(
                Locale.ROOT,
                "%s, %s mix, %s clients: %s ms of CPU time per interaction",
                tier.configurationTitle(),
                tier.point().mix(),
                Numbers.of(tier.point().clients()),
                Numbers.of(profile.cpuMillis()))),
        table(profile));
  }

  private static DomContent table(DatabaseProfile profile) {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Statement",
                "Share of the database's CPU time",
                "CPU µs per interaction",
                "Calls per interaction",
                "Rows examined per call"));
    profile.statements().stream()
        .limit(SHOWN)
        .forEach(
            line ->
                grid.row(
                    List.of(
                        line.shortStatement(),
                        Numbers.percent(profile.share(line)),
                        Numbers.of(line.cpuMicros()),
                        Numbers.of(line.calls()),
                        Numbers.of(line.rowsExamined()))));
    List<DatabaseProfile.Line> others =
        profile
            .statements()
            .subList(Math.min(SHOWN, profile.statements().size()), profile.statements().size());
    if (!others.isEmpty()) {
      grid.row(
          List.of(
              others.size() + " other statements",
              Numbers.percent(others.stream().mapToDouble(profile::share).sum()),
              Numbers.of(others.stream().mapToDouble(DatabaseProfile.Line::cpuMicros).sum()),
              Numbers.of(others.stream().mapToDouble(DatabaseProfile.Line::calls).sum()),
              ""));
    }
    grid.row(
        List.of(
            "Outside of statements",
            Numbers.percent(profile.shareOutside()),
            Numbers.of(1000 * profile.cpuMillis() * profile.shareOutside()),
            "",
            ""));
    return grid.wrapping().shown();
  }
}
