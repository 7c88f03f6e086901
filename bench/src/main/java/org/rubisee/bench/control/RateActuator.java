package org.rubisee.bench.control;

import java.io.IOException;
import org.rubisee.emulator.load.RateOrder;

/** Changes the rate of arrivals of a trial. */
@FunctionalInterface
public interface RateActuator {

  /**
   * Changes it, and returns when the load has confirmed it.
   *
   * @return from when it holds, milliseconds since 1970
   * @throws IllegalArgumentException if nothing arrives at a rate; the message says what to do
   * @throws IllegalStateException if the load has not begun, or has ended
   * @throws IOException if the load does not confirm it
   */
  long change(RateOrder rate) throws IOException, InterruptedException;
}
