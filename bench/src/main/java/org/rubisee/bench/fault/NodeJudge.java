package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.results.tier.Tier;

/**
 * Says whether the other servers of a tier carried on while one was dead, whether each request
 * ended in time, and whether the dead server got load again. Of the tier, {@link TierWatch} reads
 * the server that is made to fail.
 */
final class NodeJudge {

  /** At most so many of the requests get no page while the server is dead or starts. */
  static final double MOST_BAD_SHARE = 0.1;

  /**
   * The server's CPU time per second after the fault, as a share of that before: at least. A server
   * without load takes next to none.
   */
  static final double LEAST_LOAD_SHARE = 0.2;

  /**
   * The longest time of a request that was under way while the server was dead or started, seconds:
   * a call of a bean ends after 20 s, and a lost conflict is tried again for 5 s.
   */
  static final double LONGEST_SECONDS = 25;

  private static final long MILLIS_PER_SECOND = 1000;

  private NodeJudge() {}

  /**
   * Judges.
   *
   * @param seen what happened
   * @param requests of the trial
   * @param folder of the trial, with the readings of the tiers
   * @param recoverySeconds from the end of the fault until the site was well; negative: it was not
   */
  static List<JudgedMetric> judge(
      FaultTrial.Seen seen, RequestSeries requests, Path folder, double recoverySeconds)
      throws IOException {
    RequestSeries.Span down =
        requests.span(seen.startMillis(), seen.endMillis(), Effect.MAY_BE_UNSEEN);
    double bad = down.badShare();
    double longest = down.longestMillis() / MILLIS_PER_SECOND;
    long well = seen.endMillis() + (long) (Math.max(0, recoverySeconds) * MILLIS_PER_SECOND);
    List<String> readings = Files.readAllLines(folder.resolve(TierWatch.FILE));
    double before = cores(readings, seen.measuredFromMillis(), seen.startMillis());
    double after = cores(readings, well, requests.lastMillis());
    double load = before == 0 ? 0 : after / before;
    return List.of(
        new JudgedMetric(
            "node-down-bad-share",
            "share of requests without a page while the server was down",
            bad,
            "at most " + MOST_BAD_SHARE,
            bad <= MOST_BAD_SHARE),
        new JudgedMetric(
            "node-load-share",
            "CPU time of the server after the fault, as a share of before",
            load,
            "at least " + LEAST_LOAD_SHARE,
            load >= LEAST_LOAD_SHARE),
        new JudgedMetric(
            "node-down-longest-seconds",
            "longest time of a request while the server was down, with a page or without, seconds",
            longest,
            "at most " + LONGEST_SECONDS,
            longest <= LONGEST_SECONDS));
  }

  /** Mean CPUs in use by the server in whole seconds of a time. */
  static double cores(List<String> readings, long fromMillis, long toMillis) {
    return readings.stream()
        .skip(1)
        .map(line -> line.split(","))
        .filter(cells -> cells[1].equals(Tier.APP.label()))
        .filter(cells -> Long.parseLong(cells[0]) * MILLIS_PER_SECOND >= fromMillis)
        .filter(cells -> (Long.parseLong(cells[0]) + 1) * MILLIS_PER_SECOND <= toMillis)
        .mapToDouble(cells -> Double.parseDouble(cells[2]))
        .average()
        .orElse(0);
  }
}
