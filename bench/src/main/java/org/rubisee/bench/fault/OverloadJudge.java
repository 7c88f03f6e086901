package org.rubisee.bench.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.stats.paired.BracketedRatios;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.settings.Text;

/**
 * Says whether a site that is at its peak keeps its throughput when a crowd comes, answers in time
 * what it lets in, and is at its peak again when the crowd has gone. The crowd comes several times,
 * and each time is compared with the seconds before and after it: throughput changes by itself
 * within minutes, and from one start of the servers to the next. For the same reason the seconds
 * after all crowds are laid over each other to see the recovery: a machine that is slower for a
 * minute is so after one of them, a site that recovers slowly after each. All of it counts dynamic
 * pages only: static ones have no limit of requests.
 */
final class OverloadJudge {

  /** So much of the peak's throughput is left at least while the crowd is there. */
  static final double LEAST_GOODPUT_SHARE = 0.9;

  /** Where fewer are refused, there was no overload, and nothing is known. */
  static final double LEAST_REFUSED_SHARE = 0.05;

  /** Throughput without a crowd is that of so many seconds. */
  static final double QUIET_SECONDS = 30;

  /**
   * These seconds end so long before a crowd is there: it comes up to a second before the emulator
   * says so.
   */
  static final double COMING_SECONDS = 2;

  /**
   * In its first seconds a crowd opens its connections, and all of its customers are at the
   * beginning of their sessions: other pages, which cost more or less than those of the others.
   * These seconds have a figure of their own.
   */
  static final double ARRIVAL_SECONDS = 40;

  /**
   * So much of the throughput before a crowd comes back after each one. Throughput without a crowd
   * has a range of up to 0.72 within a trial, and what it is after a crowd is what the next one is
   * compared with: all crowds together do not show that the site failed after one of them.
   */
  static final double LEAST_SHARE_ALONE = 0.7;

  /** Of the requests that are let in, 95 % are answered within so many seconds. */
  static final double LONGEST_P95_SECONDS = 2;

  private static final double NOT_SEEN = -1;
  private static final double P95 = 0.95;
  private static final double MILLIS_PER_SECOND = 1000;

  private final RequestSeries dynamic;
  private final Optional<Peak> searched;
  private final List<Turn> turns = new ArrayList<>();
  private final List<RequestSeries> quiet = new ArrayList<>();
  private final List<Double> quietRates = new ArrayList<>();
  private final List<RequestSeries> otherPhases = new ArrayList<>();
  private final double recoverySeconds;

  /**
   * A crowd.
   *
   * @param from when it was there
   * @param arrived when its first seconds were over
   * @param to when it left
   * @param requests while it was there
   * @param after requests after it, since it left
   */
  private record Turn(
      long from, long arrived, long to, RequestSeries requests, RequestSeries after) {

    private double judgedRate() {
      return requests.goodRate(arrived, to);
    }

    private double arrivalRate() {
      return requests.goodRate(from, arrived);
    }
  }

  private OverloadJudge(FaultTrial.Seen seen, RequestSeries dynamic, Optional<Peak> searched) {
    this.dynamic = dynamic;
    this.searched = searched;
    List<Fault.Occurrence> crowds = seen.occurrences();
    long secondsAfter = secondsAfter(crowds);
    for (Fault.Occurrence crowd : crowds) {
      addQuiet(beforeOf(crowd));
      long from = crowd.startMillis();
      long to = crowd.endMillis();
      turns.add(
          new Turn(
              from,
              from + millis(ARRIVAL_SECONDS),
              to,
              dynamic.between(from, to),
              dynamic.since(to, secondsAfter)));
    }
    long last = seen.endMillis() + millis(limit());
    addQuiet(new Fault.Occurrence(last - millis(QUIET_SECONDS), last));
    recoverySeconds = recoverySeconds();
    addOthers(seen.measuredFromMillis(), crowds);
  }

  /** How long it takes at least until the next one comes, whole seconds. */
  private static long secondsAfter(List<Fault.Occurrence> crowds) {
    return IntStream.range(1, crowds.size())
        .mapToLong(i -> crowds.get(i).startMillis() - crowds.get(i - 1).endMillis())
        .map(between -> (between - millis(COMING_SECONDS)) / millis(1))
        .min()
        .orElse((long) limit() + recovery().wellSeconds());
  }

  /** Until the site was well again, after all crowds together; negative: it was not. */
  private double recoverySeconds() {
    double rates = quietRates.subList(0, turns.size()).stream().mapToDouble(rate -> rate).sum();
    return RequestSeries.superposed(turns.stream().map(Turn::after).toList())
        .secondsToRecovery(0, rates, recovery())
        .orElse(NOT_SEEN);
  }

  private boolean isWellInTime(double seconds) {
    return seconds >= 0 && seconds <= limit();
  }

  /** Until the site was well after each crowd alone, the longest; negative: it was not. */
  private double longestAlone() {
    Recovery alone = recovery().at(LEAST_SHARE_ALONE);
    double[] seconds =
        IntStream.range(0, turns.size())
            .mapToObj(i -> turns.get(i).after().secondsToRecovery(0, quietRates.get(i), alone))
            .mapToDouble(one -> one.orElse(NOT_SEEN))
            .toArray();
    return DoubleStream.of(seconds).anyMatch(one -> one < 0)
        ? NOT_SEEN
        : DoubleStream.of(seconds).max().orElse(NOT_SEEN);
  }

  private void addOthers(long measuredFromMillis, List<Fault.Occurrence> crowds) {
    double recovering = isWellInTime(recoverySeconds) ? recoverySeconds : limit();
    long since = measuredFromMillis;
    for (Fault.Occurrence crowd : crowds) {
      addOther(since, crowd.startMillis() - millis(COMING_SECONDS));
      since = crowd.endMillis() + millis(recovering);
    }
    addOther(since, Long.MAX_VALUE);
  }

  private void addQuiet(Fault.Occurrence seconds) {
    quiet.add(dynamic.between(seconds.startMillis(), seconds.endMillis()));
    quietRates.add(dynamic.goodRate(seconds.startMillis(), seconds.endMillis()));
  }

  private void addOther(long from, long to) {
    otherPhases.add(dynamic.between(from, to));
  }

  /** The seconds without a crowd that a crowd is compared with, and come before it. */
  static Fault.Occurrence beforeOf(Fault.Occurrence crowd) {
    long end = crowd.startMillis() - millis(COMING_SECONDS);
    return new Fault.Occurrence(end - millis(QUIET_SECONDS), end);
  }

  private static Recovery recovery() {
    return FaultKind.CROWD.recovery();
  }

  private static double limit() {
    return recovery().limitSeconds();
  }

  private static long millis(double seconds) {
    return (long) (seconds * MILLIS_PER_SECOND);
  }

  /**
   * Judges.
   *
   * @param seen what happened, with at least one crowd
   * @param dynamic requests of the trial
   * @param searched the peak of the site; empty if it was not searched for
   */
  static List<JudgedMetric> judge(
      FaultTrial.Seen seen, RequestSeries dynamic, Optional<Peak> searched) {
    OverloadJudge judge = new OverloadJudge(seen, dynamic, searched);
    List<JudgedMetric> verdicts = new ArrayList<>();
    verdicts.addAll(judge.throughput());
    verdicts.addAll(judge.withoutCrowd());
    verdicts.addAll(judge.admission());
    verdicts.addAll(judge.afterwards());
    return List.copyOf(verdicts);
  }

  /**
   * How long the recovery took, after all crowds together; negative if the site did not recover.
   */
  static double recoverySeconds(List<JudgedMetric> verdicts) {
    return verdicts.stream()
        .filter(verdict -> verdict.metric().equals("crowd-recovery-seconds"))
        .mapToDouble(JudgedMetric::value)
        .findFirst()
        .orElse(NOT_SEEN);
  }

  private List<JudgedMetric> throughput() {
    BracketedRatios shares = shares(Turn::judgedRate);
    RatioInterval judged = shares.interval();
    List<JudgedMetric> verdicts = new ArrayList<>();
    verdicts.add(
        new JudgedMetric(
            "crowd-goodput-share",
            "answers per second, as a share of those before and after each crowd",
            judged.ratio(),
            "at least " + LEAST_GOODPUT_SHARE,
            judged.ratio() >= LEAST_GOODPUT_SHARE));
    verdicts.add(
        JudgedMetric.shown(
            "crowd-goodput-share-low", "lower end of its 95 % interval", judged.lower()));
    verdicts.add(
        JudgedMetric.shown(
            "crowd-goodput-share-high", "upper end of its 95 % interval", judged.upper()));
    for (int i = 0; i < turns.size(); i++) {
      verdicts.add(
          JudgedMetric.shown(
              Text.of("crowd-%d-goodput-share", i + 1),
              Text.of("the same of crowd %d alone", i + 1),
              shares.of(i)));
    }
    verdicts.add(
        JudgedMetric.shown(
            "arrival-goodput-share",
            Text.of("the same share in the first %.0f s of the crowds", ARRIVAL_SECONDS),
            shares(Turn::arrivalRate).interval().ratio()));
    verdicts.add(
        JudgedMetric.shown(
            "crowd-page-distance",
            "share of the answers that are other pages than those without a crowd",
            RequestSeries.together(
                    turns.stream()
                        .map(turn -> turn.requests().between(turn.arrived(), turn.to()))
                        .toList())
                .pageDistance(RequestSeries.together(quiet))));
    return verdicts;
  }

  private BracketedRatios shares(ToDoubleFunction<Turn> rate) {
    return new BracketedRatios(quietRates, turns.stream().mapToDouble(rate).boxed().toList());
  }

  private List<JudgedMetric> withoutCrowd() {
    double mean = quietRates.stream().mapToDouble(rate -> rate).average().orElse(0);
    double lowest = quietRates.stream().mapToDouble(rate -> rate).min().orElse(0);
    double highest = quietRates.stream().mapToDouble(rate -> rate).max().orElse(0);
    List<JudgedMetric> verdicts = new ArrayList<>();
    verdicts.add(
        JudgedMetric.shown("quiet-goodput", "answers per second without a crowd, mean", mean));
    searched.ifPresent(peak -> verdicts.addAll(besideSearch(share(mean, peak.pagesPerSecond()))));
    verdicts.add(
        JudgedMetric.shown(
            "quiet-range",
            "lowest answers per second without a crowd, as a share of the highest",
            share(lowest, highest)));
    return verdicts;
  }

  /**
   * Up to the peak, throughput is in proportion to clients. So if the site makes fewer pages than
   * in the search, its peak has as many clients less, and the crowd is larger in comparison.
   */
  private static List<JudgedMetric> besideSearch(double quietShare) {
    return List.of(
        JudgedMetric.shown(
            "quiet-peak-share", "the same, as a share of what the search sustained", quietShare),
        JudgedMetric.shown(
            "crowd-size",
            "clients with the crowd, times those of the peak by the answers without a crowd",
            share(Crowd.TIMES_THE_CLIENTS, quietShare)));
  }

  private List<JudgedMetric> admission() {
    RequestSeries crowded = RequestSeries.together(turns.stream().map(Turn::requests).toList());
    double p95 = crowded.admittedMillis(P95) / MILLIS_PER_SECOND;
    double refused = crowded.refusedShare();
    return List.of(
        new JudgedMetric(
            "crowd-p95-seconds",
            "95th percentile of the requests let in, s",
            p95,
            "under " + LONGEST_P95_SECONDS,
            p95 < LONGEST_P95_SECONDS),
        new JudgedMetric(
            "crowd-refused-share",
            "share of refused requests, with the crowds",
            refused,
            Text.of("at least %s, as there was no overload otherwise", LEAST_REFUSED_SHARE),
            refused >= LEAST_REFUSED_SHARE));
  }

  private List<JudgedMetric> afterwards() {
    double alone = longestAlone();
    return List.of(
        new JudgedMetric(
            "crowd-recovery-seconds",
            Text.of(
                "back at %s of before the crowds after, s, all crowds together",
                recovery().rateShare()),
            recoverySeconds,
            "at most " + limit(),
            isWellInTime(recoverySeconds)),
        new JudgedMetric(
            "crowd-alone-recovery-seconds",
            Text.of("back at %s of before after each crowd alone, s, longest", LEAST_SHARE_ALONE),
            alone,
            "at most " + limit(),
            isWellInTime(alone)),
        elsewhere(
            "other-phases-refused-share",
            "share of refused requests, highest of all other phases",
            RequestSeries::refusedShare,
            Gates.REFUSALS_LIMIT),
        elsewhere(
            "other-phases-failed-share",
            "share of failed requests, highest of all other phases",
            RequestSeries::failedShare,
            Gates.FAILURES_LIMIT));
  }

  private JudgedMetric elsewhere(
      String metric, String title, ToDoubleFunction<RequestSeries> part, double limit) {
    double highest = otherPhases.stream().mapToDouble(part).max().orElse(0);
    return new JudgedMetric(metric, title, highest, "under " + limit, highest < limit);
  }

  private static double share(double part, double whole) {
    return whole == 0 ? 0 : part / whole;
  }
}
