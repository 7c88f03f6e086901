package org.rubisee.bench.control;

import java.io.IOException;
import org.rubisee.emulator.load.RateOrder;

/** Changes the rate of arrivals of a trial. */
@FunctionalInterface
public interface RateActuator {

  /**
   * Orders a rate.
   *
   * @throws IllegalArgumentException if nothing arrives at a rate; the message says what to do
   * @throws IOException if the load has ended
   */
  void order(RateOrder order) throws IOException;
}
