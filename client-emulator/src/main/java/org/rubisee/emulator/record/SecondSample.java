package org.rubisee.emulator.record;

import org.HdrHistogram.Histogram;
import org.rubisee.emulator.load.Phase;

/**
 * One second of a run. Seconds begin at whole seconds of the wall clock, so samples of several
 * processes can be laid over each other.
 *
 * @param counts what was counted
 * @param response response times of the answered interactions, microseconds
 */
public record SecondSample(Counts counts, Histogram response) {

  /**
   * What was counted in one second.
   *
   * @param epochSecond when it ended, seconds since 1970 in UTC
   * @param phase the phase at its end
   * @param clients how many clients were emulated
   * @param ok answered with the page
   * @param rejected answered with a rejection
   * @param refused answered with 503
   * @param failed not answered properly
   * @param writes write requests among all of these
   * @param pages HTTP requests for pages
   * @param embedded HTTP requests for images and style sheets
   * @param bytes received in bodies
   * @param cpuSeconds of the emulator process, user and system
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
      double cpuSeconds) {

    /** Interactions, however they ended. */
    public long interactions() {
      return ok + rejected + refused + failed;
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
          cpuSeconds + other.cpuSeconds);
    }
  }

  /** The same second of two processes together. */
  public SecondSample merge(SecondSample other) {
    Histogram both = response.copy();
    both.add(other.response);
    return new SecondSample(counts.plus(other.counts), both);
  }
}
