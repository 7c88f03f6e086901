package org.rubisee.emulator.record;

import java.util.List;
import java.util.Map;
import org.rubisee.emulator.load.Phase;

/**
 * What was counted in a phase.
 *
 * @param phase label of the {@link Phase}
 * @param seconds how long it lasted so far
 * @param outcomes label of the interaction, label of the outcome, how many
 * @param sessions the sessions
 * @param http the requests below the interactions
 * @param cpuSeconds of the emulator process, user and system
 * @param infeasible label of the interaction, how often a step to it was drawn but redrawn because
 *     the session had not seen what it needs
 * @param transitions the steps taken, for the audit of the mix
 */
public record PhaseCounts(
    String phase,
    double seconds,
    Map<String, Map<String, Long>> outcomes,
    Sessions sessions,
    Http http,
    double cpuSeconds,
    Map<String, Long> infeasible,
    List<TransitionCounts> transitions) {

  /**
   * Sessions in a phase.
   *
   * @param started how many began
   * @param ended how many came to their end
   * @param secondsOfEnded how long those lasted, added up
   * @param interactionsOfEnded how many interactions those had, added up
   */
  public record Sessions(
      long started, long ended, double secondsOfEnded, long interactionsOfEnded) {

    /** These and others together. */
    public Sessions plus(Sessions other) {
      return new Sessions(
          started + other.started,
          ended + other.ended,
          secondsOfEnded + other.secondsOfEnded,
          interactionsOfEnded + other.interactionsOfEnded);
    }
  }

  /**
   * HTTP traffic in a phase.
   *
   * @param pages requests for pages that were answered or failed
   * @param embedded requests for images and style sheets
   * @param embeddedFailures those that were not answered with a status below 400
   * @param reconnects connections opened anew because the site had closed an idle one
   * @param bytes received in bodies
   * @param legacyCount what the client of RUBiS 1.4.3 would have reported as requests: pages, plus
   *     steps back and ends of session, plus failures once more
   */
  public record Http(
      long pages,
      long embedded,
      long embeddedFailures,
      long reconnects,
      long bytes,
      long legacyCount) {

    /** These and others together. */
    public Http plus(Http other) {
      return new Http(
          pages + other.pages,
          embedded + other.embedded,
          embeddedFailures + other.embeddedFailures,
          reconnects + other.reconnects,
          bytes + other.bytes,
          legacyCount + other.legacyCount);
    }
  }
}
