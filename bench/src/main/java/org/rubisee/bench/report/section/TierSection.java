package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.List;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.Tier;

/** How busy the tiers were. */
public record TierSection(ReportModel model) {

  private static final double MIB = 1048576;
  private static final double MILLIS_PER_SECOND = 1000;

  /** What stands below the heading. */
  public List<DomContent> body() {
    List<TierAt> tiers = TierAt.of(model, at -> !at.point().first().series(at.tier()).isEmpty());
    return List.of(
        p(
            "CPUs in use are CPU seconds per second of the measured phase, user and system, of all"
                + " processes of the tier."),
        use().of(tiers),
        p(
            "Context switches are those of all threads of the tier's processes, per second: of"
                + " their own accord because a thread waited, or because another was to run."
                + " Connections lent are the mean of the data source's pool over the measured"
                + " phase; waits are requests that found none free."),
        resources().of(tiers));
  }

  private Table<TierAt> use() {
    return TierAt.table(model)
        .number("CPUs in use", at -> at.point().cpusUsed(at.tier()))
        .percent("of it user", at -> at.mean(trial -> userShare(trial, at.tier())))
        .number("CPU ms per interaction", at -> at.point().cpuMillis(at.tier()))
        .number(
            "peak memory MiB",
            at -> at.mean(t -> t.series(at.tier()).peakResidentBytes(t.measured()) / MIB))
        .percent(
            "stolen by the host",
            at -> at.mean(t -> t.series(at.tier()).stolenShareIn(t.measured())))
        .number("compilers, CPU ms per s", at -> at.perSecond("compilerMillis"))
        .number("GC ms per s", at -> at.mean(trial -> gcMillisPerSecond(trial, at.tier())));
  }

  private Table<TierAt> resources() {
    return TierAt.table(model)
        .number("switches, own accord", at -> at.perSecond("voluntarySwitches"))
        .number("switches, forced", at -> at.perSecond("involuntarySwitches"))
        .number("disk read KiB per s", at -> at.kibPerSecond("diskReadBytes"))
        .number("disk written KiB per s", at -> at.kibPerSecond("diskWriteBytes"))
        .number("connections lent", at -> at.perSecond("poolUsageMillis") / MILLIS_PER_SECOND)
        .number("waits per s", at -> at.perSecond("poolWaits"))
        .number(
            "threads busy",
            at -> at.mean(t -> t.series(at.tier()).meanLevelIn(t.measured(), "threadsBusy")));
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
