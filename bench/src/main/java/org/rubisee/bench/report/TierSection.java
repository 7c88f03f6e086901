package org.rubisee.bench.report;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.results.Trial;

/** How busy the tiers were. */
final class TierSection implements Section {
  @Override
  public String id() {
    return "tiers";
  }

  @Override
  public String title() {
    return "The tiers";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    Grid grid =
        new Grid(
            3,
            List.of(
                "Implementation",
                "Mix",
                "Tier",
                "clients",
                "CPUs in use",
                "of it user",
                "CPU ms per interaction",
                "peak memory MiB",
                "GC ms per s"));
    for (String mix : model.mixes()) {
      for (LoadPoint point : model.points(mix)) {
        for (Tier tier : Tier.values()) {
          if (!point.first().series(tier).isEmpty()) {
            grid.row(row(model, point, tier));
          }
        }
      }
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "CPUs in use are CPU seconds per second of the measured phase, user and system, of all"
                + " processes of the tier."));
    body.add(grid.shown());
    return body;
  }

  private static List<String> row(ReportModel model, LoadPoint point, Tier tier) {
    double user =
        point.mean(
            t ->
                t.series(tier).cpuUserSecondsIn(t.measured())
                    / Math.max(1e-9, t.series(tier).cpuSecondsIn(t.measured())));
    double memory = point.mean(t -> t.series(tier).peakResidentBytes(t.measured()) / 1048576.0);
    return List.of(
        model.titleOf(point),
        point.mix(),
        tier.label(),
        Numbers.of(point.clients()),
        Numbers.of(point.cpusUsed(tier)),
        Numbers.percent(user),
        Numbers.of(point.cpuMillis(tier)),
        Numbers.of(memory),
        Numbers.of(point.mean(t -> gcMillisPerSecond(t, tier))));
  }

  private static double gcMillisPerSecond(Trial trial, Tier tier) {
    boolean known =
        trial.series(tier).samples().stream().allMatch(s -> s.counters().containsKey("gcMillis"));
    return !known || trial.measured().seconds() <= 0
        ? Double.NaN
        : trial.series(tier).grownIn(trial.measured(), s -> s.counters().get("gcMillis"))
            / trial.measured().seconds();
  }
}
