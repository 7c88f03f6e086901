package org.rubisee.measurement;

/**
 * HTTP traffic in a phase.
 *
 * @param pages requests for pages that were answered or failed
 * @param embedded requests for images and style sheets
 * @param embeddedFailures those that were not answered with a status below 400
 * @param reconnects connections opened again because the site had closed an idle one
 * @param bytes received in bodies
 * @param legacyCount what the client of RUBiS 1.4.3 would have reported as requests: pages, plus
 *     steps back and ends of session, plus failures once more
 */
public record Traffic(
    long pages,
    long embedded,
    long embeddedFailures,
    long reconnects,
    long bytes,
    long legacyCount) {

  /** No request. */
  public static Traffic none() {
    return new Traffic(0, 0, 0, 0, 0, 0);
  }

  /** This and other traffic together. */
  Traffic plus(Traffic other) {
    return new Traffic(
        pages + other.pages,
        embedded + other.embedded,
        embeddedFailures + other.embeddedFailures,
        reconnects + other.reconnects,
        bytes + other.bytes,
        legacyCount + other.legacyCount);
  }
}
