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
                "Configuration",
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
    body.add(
        p(
            "Context switches are those of all threads of the tier's processes, per second: of their"
                + " own accord because a thread waited, or because another was to run. Connections"
                + " lent are the mean of the data source's pool over the measured phase; waits are"
                + " requests that found none free."));
    body.add(resources(model).shown());
    return body;
  }

  private static Grid resources(ReportModel model) {
    Grid grid =
        new Grid(
            3,
            List.of(
                "Configuration",
                "Mix",
                "Tier",
                "clients",
                "switches, own accord",
                "switches, forced",
                "disk read KiB per s",
                "disk written KiB per s",
                "connections lent",
                "waits per s",
                "threads busy"));
    for (String mix : model.mixes()) {
      for (LoadPoint point : model.points(mix)) {
        for (Tier tier : Tier.values()) {
          if (!point.first().series(tier).isEmpty()) {
            grid.row(resources(model, point, tier));
          }
        }
      }
    }
    return grid;
  }

  private static List<String> resources(ReportModel model, LoadPoint point, Tier tier) {
    return List.of(
        model.titleOf(point),
        point.mix(),
        tier.label(),
        Numbers.of(point.clients()),
        Numbers.of(perSecond(point, tier, "voluntarySwitches")),
        Numbers.of(perSecond(point, tier, "involuntarySwitches")),
        Numbers.of(perSecond(point, tier, "diskReadBytes") / 1024),
        Numbers.of(perSecond(point, tier, "diskWriteBytes") / 1024),
        Numbers.of(perSecond(point, tier, "poolUsageMillis") / 1000),
        Numbers.of(perSecond(point, tier, "poolWaits")),
        Numbers.of(point.mean(t -> t.series(tier).meanLevelIn(t.measured(), "threadsBusy"))));
  }

  private static double perSecond(LoadPoint point, Tier tier, String counter) {
    return point.mean(trial -> trial.series(tier).perSecondIn(trial.measured(), counter));
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
