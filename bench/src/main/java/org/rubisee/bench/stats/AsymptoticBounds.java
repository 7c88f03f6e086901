package org.rubisee.bench.stats;

/**
 * What no closed system can exceed: N / (R0 + Z) while it is idle, 1 / Dmax once its busiest
 * resource is.
 *
 * @param idleResponseSeconds R0, response time without queueing
 * @param thinkSeconds Z
 * @param greatestDemandSeconds Dmax, seconds of the busiest resource per interaction
 */
public record AsymptoticBounds(
    double idleResponseSeconds, double thinkSeconds, double greatestDemandSeconds) {

  /** The greatest possible throughput with so many clients, interactions per second. */
  public double throughputBound(double clients) {
    double idle = clients / (idleResponseSeconds + thinkSeconds);
    return greatestDemandSeconds > 0 ? Math.min(idle, 1 / greatestDemandSeconds) : idle;
  }

  /** The number of clients where the two bounds meet; infinite without a demand. */
  public double kneeClients() {
    return (idleResponseSeconds + thinkSeconds) / greatestDemandSeconds;
  }
}
