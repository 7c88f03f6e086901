package org.rubisee.bench.results.block;

import java.util.List;

/**
 * Numbers of clients who think before each interaction: the points of a curve. The servers stay
 * warm between them.
 *
 * @param clients the points, ascending; empty: the run has no curve
 * @param thinkSeconds mean of the negative exponential think time, above 0
 * @param thinkCapSeconds longest think time; longer draws are cut to it
 * @param settlingSeconds time at the beginning of a block that does not count: the queue of a
 *     saturated point takes about a response time and a think time to build up
 * @param seconds time of a block that counts
 */
public record CurvePlan(
    List<Integer> clients,
    double thinkSeconds,
    double thinkCapSeconds,
    double settlingSeconds,
    double seconds) {

  /** That of a run without a curve. */
  public static final CurvePlan NONE = new CurvePlan(List.of(), 0, 0, 0, 0);

  private static final double SETTLING_SECONDS = 15;
  private static final double SECONDS = 30;

  /** Sorts the points. */
  public CurvePlan {
    clients = clients.stream().sorted().distinct().toList();
    if (!clients.isEmpty()) {
      if (clients.get(0) < 1) {
        throw new IllegalArgumentException(
            "A point of a curve has at least 1 client, not " + clients.get(0));
      }
      if (!(thinkSeconds > 0 && thinkCapSeconds >= thinkSeconds)) {
        throw new IllegalArgumentException(
            "The clients of a curve think longer than 0 s, not "
                + thinkSeconds
                + " s of at most "
                + thinkCapSeconds
                + " s");
      }
      if (!(settlingSeconds >= 0 && seconds > 0)) {
        throw new IllegalArgumentException(
            "A point of a curve is measured for longer than 0 s, not " + seconds + " s");
      }
    }
  }

  /** A curve at these numbers of clients, with blocks of the usual length. */
  public static CurvePlan of(List<Integer> clients, double thinkSeconds, double thinkCapSeconds) {
    return new CurvePlan(clients, thinkSeconds, thinkCapSeconds, SETTLING_SECONDS, SECONDS);
  }

  /** Whether there is a curve. */
  public boolean hasPoints() {
    return !clients.isEmpty();
  }

  /** The clients of the last point; 0 without a curve. */
  public int mostClients() {
    return clients.isEmpty() ? 0 : clients.get(clients.size() - 1);
  }

  /** How long the clients of a block are active, without the wait for the last answers. */
  public double secondsPerBlock() {
    return settlingSeconds + seconds;
  }

  /** Equal to what files leave out: runs without a curve have no such key. */
  static final class LeftOut {

    @Override
    public boolean equals(Object value) {
      return value == null || NONE.equals(value);
    }

    @Override
    public int hashCode() {
      return NONE.hashCode();
    }
  }
}
