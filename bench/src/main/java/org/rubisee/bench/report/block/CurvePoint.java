package org.rubisee.bench.report.block;

import java.util.Optional;
import java.util.OptionalDouble;
import org.rubisee.bench.report.estimate.Judgements.Judgement;
import org.rubisee.bench.stats.MeanInterval;

/**
 * One site in one mix at one number of clients, over all rounds. Intervals are those of the means
 * of the starts of the servers; with one start, those of its rounds.
 *
 * @param clients how many think
 * @param throughput answered interactions per second
 * @param cpuMillis CPU milliseconds of all servers per interaction, idle consumption subtracted
 * @param meanMillis mean response time of what was answered, milliseconds; empty if nothing was
 * @param p95Millis 95th percentile of the response times of all rounds, milliseconds: infinite if
 *     too little was answered, empty if it is not known
 * @param ownP95Millis that of each start or round by itself, where it is finite; empty if it never
 *     is
 * @param gates what was judged; empty if it is not known what the clients measured
 */
record CurvePoint(
    int clients,
    MeanInterval throughput,
    MeanInterval cpuMillis,
    Optional<MeanInterval> meanMillis,
    OptionalDouble p95Millis,
    Optional<MeanInterval> ownP95Millis,
    Optional<Judgement> gates) {

  /** Whether a gate failed, so that the point does not count. */
  boolean isFailed() {
    return gates.isPresent() && gates.get().isFailed();
  }
}
