package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.util.Map;

/** Something about a tier that can be read again and again. Not for use by several threads. */
@FunctionalInterface
public interface CounterSource {

  /**
   * Reads.
   *
   * @return counters since some beginning, or levels, with the unit in the name; empty when it is
   *     not yet time for a further reading
   * @throws IOException if it cannot be read; the message says why
   */
  Map<String, Double> counters() throws IOException;
}
