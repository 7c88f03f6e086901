package org.rubisee.bench.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.rubisee.bench.results.gate.Gates;

/**
 * Says whether a site that is at its peak keeps its throughput when a crowd comes, answers in time
 * what it lets in, and is at its peak again when the crowd has gone. All of it counts dynamic pages
 * only: static ones have no limit of requests.
 */
final class OverloadJudge {

  /** So much of the peak's throughput is left at least while the crowd is there. */
  static final double LEAST_GOODPUT_SHARE = 0.9;

  /**
   * Its throughput in so many seconds before the crowd is shown; the practice is long over then.
   */
  static final double BEFORE_SECONDS = 30;

  /** In its first seconds a crowd opens its connections. They have a figure of their own. */
  static final double ARRIVAL_SECONDS = 10;

  /** Of the requests that are let in, 95 % are answered within so many seconds. */
  static final double LONGEST_P95_SECONDS = 2;

  private static final double P95 = 0.95;
  private static final double MILLIS_PER_SECOND = 1000;

  private OverloadJudge() {}

  /**
   * Judges.
   *
   * @param seen what happened
   * @param dynamic requests of the trial
   * @param control with the clients of the peak; its dynamic requests
   * @param recoverySeconds from the end of the crowd until the site was well; negative: it was not
   */
  static List<Verdict> judge(
      FaultTrial.Seen seen, RequestSeries dynamic, Control control, double recoverySeconds) {
    long from = seen.startMillis();
    long before = from - (long) (BEFORE_SECONDS * MILLIS_PER_SECOND);
    long arrived = from + (long) (ARRIVAL_SECONDS * MILLIS_PER_SECOND);
    long to = from + (long) (FaultKind.CROWD.seconds() * MILLIS_PER_SECOND);
    long shift = control.clientsStartMillis() - seen.clientsStartMillis();
    RequestSeries peak = control.requests();
    RequestSeries crowded = dynamic.between(from, to);
    double goodputShare =
        share(dynamic.goodRate(arrived, to), peak.goodRate(arrived + shift, to + shift));
    double p95 = crowded.admittedMillis(P95) / MILLIS_PER_SECOND;
    double refusedElsewhere = refusedElsewhere(seen, dynamic, control, recoverySeconds);
    Recovery recovery = FaultKind.CROWD.recovery();
    List<Verdict> verdicts = new ArrayList<>();
    control.peak().map(found -> controlShare(control, found)).ifPresent(verdicts::add);
    verdicts.add(
        Verdict.shown(
            "before-crowd-goodput-share",
            "answers per second before the crowd, as a share of the peak",
            share(dynamic.goodRate(before, from), peak.goodRate(before + shift, from + shift))));
    verdicts.add(
        new Verdict(
            "crowd-goodput-share",
            "answers per second, as a share of the peak",
            goodputShare,
            "at least " + LEAST_GOODPUT_SHARE,
            goodputShare >= LEAST_GOODPUT_SHARE));
    verdicts.add(
        Verdict.shown(
            "arrival-goodput-share",
            "the same in the first %.0f s of the crowd".formatted(ARRIVAL_SECONDS),
            share(dynamic.goodRate(from, arrived), peak.goodRate(from + shift, arrived + shift))));
    verdicts.add(
        new Verdict(
            "crowd-p95-seconds",
            "95th percentile of the requests let in, s",
            p95,
            "under " + LONGEST_P95_SECONDS,
            p95 < LONGEST_P95_SECONDS));
    verdicts.add(
        Verdict.shown(
            "crowd-refused-share",
            "share of refused requests, with the crowd",
            crowded.refusedShare()));
    verdicts.add(
        new Verdict(
            "crowd-recovery-seconds",
            "back at %s of the peak after, s".formatted(recovery.rateShare()),
            recoverySeconds,
            "at most " + recovery.limitSeconds(),
            recoverySeconds >= 0 && recoverySeconds <= recovery.limitSeconds()));
    verdicts.add(
        new Verdict(
            "other-phases-refused-share",
            "share of refused requests, highest of all other phases",
            refusedElsewhere,
            "under " + Gates.REFUSALS_LIMIT,
            refusedElsewhere < Gates.REFUSALS_LIMIT));
    return List.copyOf(verdicts);
  }

  /** What the others are shares of, beside what the search had found. */
  private static Verdict controlShare(Control control, Peak found) {
    RequestSeries requests = control.requests();
    return Verdict.shown(
        "control-peak-share",
        "answers per second of the control, as a share of the highest of the search",
        share(
            requests.goodRate(control.measuredFromMillis(), requests.lastMillis()),
            found.pagesPerSecond()));
  }

  private static double share(double crowd, double peak) {
    return peak == 0 ? 0 : crowd / peak;
  }

  /** The peak of the control, the same before the crowd, and after the recovery. */
  private static double refusedElsewhere(
      FaultTrial.Seen seen, RequestSeries dynamic, Control peak, double recoverySeconds) {
    double wait = recoverySeconds < 0 ? FaultKind.CROWD.recovery().limitSeconds() : recoverySeconds;
    long well = seen.endMillis() + (long) (wait * MILLIS_PER_SECOND);
    return DoubleStream.of(
            peak.requests().between(peak.measuredFromMillis(), Long.MAX_VALUE).refusedShare(),
            dynamic.between(seen.measuredFromMillis(), seen.startMillis()).refusedShare(),
            dynamic.between(well, Long.MAX_VALUE).refusedShare())
        .max()
        .orElseThrow();
  }
}
