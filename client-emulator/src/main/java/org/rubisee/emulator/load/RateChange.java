package org.rubisee.emulator.load;

/**
 * A rate of arrivals and the moment from which it holds, until the next one.
 *
 * @param fromSecond seconds since the load began, from 0
 * @param order the rate
 */
public record RateChange(double fromSecond, RateOrder order) {

  /** Checks the moment. */
  public RateChange {
    if (!(fromSecond >= 0 && fromSecond < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "A rate must hold from second 0 of the load or later, not from " + fromSecond + ".");
    }
  }
}
