package org.rubisee.bench.results.tier;

/**
 * A reading of a link.
 *
 * @param link which link
 * @param atSeconds when it was read, seconds since the trial's start
 * @param connections how many were open
 * @param traffic what went over it since the first reading's connections were opened; what a
 *     connection carried between its last reading and its end is missing
 */
public record LinkSample(Link link, double atSeconds, int connections, LinkTraffic traffic) {

  /** The same reading, counted as one of another time. */
  public LinkSample at(double seconds) {
    return new LinkSample(link, seconds, connections, traffic);
  }
}
