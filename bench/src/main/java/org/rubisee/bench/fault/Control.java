package org.rubisee.bench.fault;

import java.util.List;
import java.util.Optional;
import org.rubisee.bench.fault.peak.Peak;

/**
 * The trial that others are compared with: one without a fault. A trial with crowds is compared
 * with its own seconds without them, so it is its own.
 *
 * @param name of its folder
 * @param clientsStartMillis when its clients started, milliseconds since 1970
 * @param measuredFromMillis when their warm-up ended, and the practice of a crowd
 * @param requests what they saw
 * @param peak of the site; empty if it was not searched for
 */
record Control(
    String name,
    long clientsStartMillis,
    long measuredFromMillis,
    RequestSeries requests,
    Optional<Peak> peak) {

  /** One that did not come to its end. */
  static Control broken(String name) {
    return new Control(name, 0, 0, new RequestSeries(List.of()), Optional.empty());
  }
}
