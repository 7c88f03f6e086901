package org.rubisee.emulator.run;

import org.rubisee.emulator.load.RateOrder;

/**
 * An order on the time of a run.
 *
 * @param fromSecond from when it holds, seconds since the run began, from 0
 * @param order what holds
 */
record RateChange(double fromSecond, RateOrder order) {

  /** The rate instead of this one of the schedule. */
  double of(double scheduled) {
    return order.isFactor() ? order.value() * scheduled : order.value();
  }
}
