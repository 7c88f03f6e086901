package org.rubisee.bench.run;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.Topology;

/**
 * What the units of a run need.
 *
 * @param folder of the run
 * @param topology where the tiers run, with restored data; closed if the run does not hold it
 * @param opener opens further topologies
 * @param begin when the run began, or was resumed
 * @param checkout the bench's own
 * @param terminal told what is being done
 * @param clock for decisions and records
 */
public record RunContext(
    Path folder,
    Topology topology,
    Topology.Opener opener,
    Instant begin,
    Checkout checkout,
    Terminal terminal,
    Clock clock) {

  /** Why which unit was measured, or not. */
  public DecisionLog decisions() {
    return new DecisionLog(folder, clock);
  }
}
