package org.rubisee.measurement;

/**
 * One second of a run. Seconds begin at whole seconds of the wall clock, so samples of several
 * processes can be laid over each other.
 *
 * @param counts what was counted
 * @param response response times of the answered interactions
 */
public record SecondSample(Counts counts, Response response) {

  /**
   * What was counted in one second.
   *
   * @param epochSecond when it ended, seconds since 1970 in UTC
   * @param phase the phase at its end
   * @param clients how many clients were emulated; with arrivals, how many sessions were in
   *     progress
   * @param ok answered with the page
   * @param rejected answered with a rejection
   * @param refused answered with 503
   * @param failed not answered properly
   * @param writes write requests among all of these
   * @param pages HTTP requests for pages
   * @param embedded HTTP requests for images and style sheets
   * @param bytes received in bodies
   * @param cpuSeconds of the emulator process, user and system
   * @param arrivals what arrived at a rate
   */
  public record Counts(
      long epochSecond,
      Phase phase,
      int clients,
      long ok,
      long rejected,
      long refused,
      long failed,
      long writes,
      long pages,
      long embedded,
      long bytes,
      double cpuSeconds,
      ArrivalCounts arrivals) {

    /** What was counted in a second of a closed loop. */
    public Counts(
        long epochSecond,
        Phase phase,
        int clients,
        long ok,
        long rejected,
        long refused,
        long failed,
        long writes,
        long pages,
        long embedded,
        long bytes,
        double cpuSeconds) {
      this(
          epochSecond,
          phase,
          clients,
          ok,
          rejected,
          refused,
          failed,
          writes,
          pages,
          embedded,
          bytes,
          cpuSeconds,
          ArrivalCounts.none());
    }

    /** The same with these arrivals. */
    public Counts with(ArrivalCounts newArrivals) {
      return new Counts(
          epochSecond,
          phase,
          clients,
          ok,
          rejected,
          refused,
          failed,
          writes,
          pages,
          embedded,
          bytes,
          cpuSeconds,
          newArrivals);
    }

    /** Interactions, however they ended. */
    public long interactions() {
      return ok + rejected + refused + failed;
    }

    /** Interactions that got a page. */
    public long answered() {
      return ok + rejected;
    }

    /** Interactions that got no page. */
    public long unanswered() {
      return refused + failed;
    }

    Counts plus(Counts other) {
      return new Counts(
          epochSecond,
          phase,
          clients + other.clients,
          ok + other.ok,
          rejected + other.rejected,
          refused + other.refused,
          failed + other.failed,
          writes + other.writes,
          pages + other.pages,
          embedded + other.embedded,
          bytes + other.bytes,
          cpuSeconds + other.cpuSeconds,
          arrivals.plus(other.arrivals));
    }
  }

  /**
   * Response times of one second, milliseconds; all 0 when nothing was answered.
   *
   * @param p50Millis the median
   * @param p95Millis the 95th percentile
   * @param p99Millis the 99th percentile
   * @param maxMillis the longest
   */
  public record Response(double p50Millis, double p95Millis, double p99Millis, double maxMillis) {

    static Response of(LatencyHistogram times) {
      return new Response(
          times.millisAt(50), times.millisAt(95), times.millisAt(99), times.maxMillis());
    }
  }

  /** A second with the percentiles of its response times. */
  public static SecondSample of(Counts counts, LatencyHistogram response) {
    return new SecondSample(counts, Response.of(response));
  }
}
