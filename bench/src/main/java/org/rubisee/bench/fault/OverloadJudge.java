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

  /**
   * In its first seconds a crowd opens its connections, and all of its customers are at the
   * beginning of their sessions: other pages, which cost more or less than those of the control.
   * These seconds have a figure of their own.
   */
  static final double ARRIVAL_SECONDS = 40;

  /** Of the requests that are let in, 95 % are answered within so many seconds. */
  static final double LONGEST_P95_SECONDS = 2;

  private static final double P95 = 0.95;
  private static final double MILLIS_PER_SECOND = 1000;

  private final FaultTrial.Seen seen;
  private final RequestSeries dynamic;
  private final Control control;
  private final long before;
  private final long from;
  private final long arrived;
  private final long to;

  private OverloadJudge(FaultTrial.Seen seen, RequestSeries dynamic, Control control) {
    this.seen = seen;
    this.dynamic = dynamic;
    this.control = control;
    from = seen.startMillis();
    before = from - millis(BEFORE_SECONDS);
    arrived = from + millis(ARRIVAL_SECONDS);
    to = from + millis(FaultKind.CROWD.seconds());
  }

  private static long millis(double seconds) {
    return (long) (seconds * MILLIS_PER_SECOND);
  }

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
    OverloadJudge judge = new OverloadJudge(seen, dynamic, control);
    List<Verdict> verdicts = new ArrayList<>();
    control.peak().map(judge::controlShare).ifPresent(verdicts::add);
    verdicts.addAll(judge.throughput());
    verdicts.addAll(judge.admission());
    verdicts.addAll(judge.afterwards(recoverySeconds));
    return List.copyOf(verdicts);
  }

  /** What the others are shares of, beside what the search had found. */
  private Verdict controlShare(Peak found) {
    RequestSeries requests = control.requests();
    return Verdict.shown(
        "control-peak-share",
        "answers per second of the control, as a share of the highest of the search",
        share(
            requests.goodRate(control.measuredFromMillis(), requests.lastMillis()),
            found.pagesPerSecond()));
  }

  private List<Verdict> throughput() {
    double share = shareOfPeak(arrived, to);
    return List.of(
        Verdict.shown(
            "before-crowd-goodput-share",
            "answers per second before the crowd, as a share of the peak",
            shareOfPeak(before, from)),
        new Verdict(
            "crowd-goodput-share",
            "answers per second, as a share of the peak",
            share,
            "at least " + LEAST_GOODPUT_SHARE,
            share >= LEAST_GOODPUT_SHARE),
        Verdict.shown(
            "crowd-own-goodput-share",
            "answers per second, as a share of those of the same servers before the crowd",
            share(dynamic.goodRate(arrived, to), dynamic.goodRate(before, from))),
        Verdict.shown(
            "crowd-page-distance",
            "share of these answers that are other pages than those of the peak",
            dynamic.between(arrived, to).pageDistance(ofPeak(arrived, to))),
        Verdict.shown(
            "arrival-goodput-share",
            "answers per second in the first %.0f s of the crowd, as a share of the peak"
                .formatted(ARRIVAL_SECONDS),
            shareOfPeak(from, arrived)));
  }

  private List<Verdict> admission() {
    RequestSeries crowded = dynamic.between(from, to);
    double p95 = crowded.admittedMillis(P95) / MILLIS_PER_SECOND;
    return List.of(
        new Verdict(
            "crowd-p95-seconds",
            "95th percentile of the requests let in, s",
            p95,
            "under " + LONGEST_P95_SECONDS,
            p95 < LONGEST_P95_SECONDS),
        Verdict.shown(
            "crowd-refused-share",
            "share of refused requests, with the crowd",
            crowded.refusedShare()));
  }

  private List<Verdict> afterwards(double recoverySeconds) {
    Recovery recovery = FaultKind.CROWD.recovery();
    double refusedElsewhere =
        refusedElsewhere(recoverySeconds < 0 ? recovery.limitSeconds() : recoverySeconds);
    return List.of(
        new Verdict(
            "crowd-recovery-seconds",
            "back at %s of the peak after, s".formatted(recovery.rateShare()),
            recoverySeconds,
            "at most " + recovery.limitSeconds(),
            recoverySeconds >= 0 && recoverySeconds <= recovery.limitSeconds()),
        new Verdict(
            "other-phases-refused-share",
            "share of refused requests, highest of all other phases",
            refusedElsewhere,
            "under " + Gates.REFUSALS_LIMIT,
            refusedElsewhere < Gates.REFUSALS_LIMIT));
  }

  /** The peak of the control, the same before the crowd, and after the recovery. */
  private double refusedElsewhere(double recoverySeconds) {
    long well = seen.endMillis() + millis(recoverySeconds);
    return DoubleStream.of(
            control.requests().between(control.measuredFromMillis(), Long.MAX_VALUE).refusedShare(),
            dynamic.between(seen.measuredFromMillis(), from).refusedShare(),
            dynamic.between(well, Long.MAX_VALUE).refusedShare())
        .max()
        .orElseThrow();
  }

  /** Answers per second, over those of the control in the same seconds of its run. */
  private double shareOfPeak(long start, long end) {
    return share(
        dynamic.goodRate(start, end), control.requests().goodRate(start + shift(), end + shift()));
  }

  private RequestSeries ofPeak(long start, long end) {
    return control.requests().between(start + shift(), end + shift());
  }

  private long shift() {
    return control.clientsStartMillis() - seen.clientsStartMillis();
  }

  private static double share(double part, double whole) {
    return whole == 0 ? 0 : part / whole;
  }
}
