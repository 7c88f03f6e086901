package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.section.TierTable.Column;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.Tier;

/** How busy the tiers were. */
public final class TierSection {
  private static final double MIB = 1048576;

  private static final List<Column> USE =
      List.of(
          Column.of("CPUs in use", LoadPoint::cpusUsed),
          new Column(
              "of it user",
              (point, tier) -> Numbers.percent(point.mean(trial -> userShare(trial, tier)))),
          Column.of("CPU ms per interaction", LoadPoint::cpuMillis),
          Column.of(
              "peak memory MiB",
              (point, tier) ->
                  point.mean(t -> t.series(tier).peakResidentBytes(t.measured()) / MIB)),
          new Column(
              "stolen by the host",
              (point, tier) ->
                  Numbers.percent(point.mean(t -> t.series(tier).stolenShareIn(t.measured())))),
          Column.perSecond("compilers, CPU ms per s", "compilerMillis"),
          Column.of(
              "GC ms per s", (point, tier) -> point.mean(trial -> gcMillisPerSecond(trial, tier))));

  private static final List<Column> RESOURCES =
      List.of(
          Column.perSecond("switches, own accord", "voluntarySwitches"),
          Column.perSecond("switches, forced", "involuntarySwitches"),
          Column.kibPerSecond("disk read KiB per s", "diskReadBytes"),
          Column.kibPerSecond("disk written KiB per s", "diskWriteBytes"),
          Column.of(
              "connections lent",
              (point, tier) -> TierTable.perSecond(point, tier, "poolUsageMillis") / 1000),
          Column.perSecond("waits per s", "poolWaits"),
          Column.of(
              "threads busy",
              (point, tier) ->
                  point.mean(t -> t.series(tier).meanLevelIn(t.measured(), "threadsBusy"))));

  private final ReportModel model;

  public TierSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "CPUs in use are CPU seconds per second of the measured phase, user and system, of all"
                + " processes of the tier."));
    body.add(TierTable.of(model, TierSection::isSampled, USE));
    body.add(
        p(
            "Context switches are those of all threads of the tier's processes, per second: of their"
                + " own accord because a thread waited, or because another was to run. Connections"
                + " lent are the mean of the data source's pool over the measured phase; waits are"
                + " requests that found none free."));
    body.add(TierTable.of(model, TierSection::isSampled, RESOURCES));
    return body;
  }

  private static boolean isSampled(LoadPoint point, Tier tier) {
    return !point.first().series(tier).isEmpty();
  }

  private static double userShare(Trial trial, Tier tier) {
    return trial.series(tier).cpuUserSecondsIn(trial.measured())
        / Math.max(1e-9, trial.series(tier).cpuSecondsIn(trial.measured()));
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
