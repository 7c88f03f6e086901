package org.rubisee.bench.fault;

/**
 * When a site counts as well again after a fault.
 *
 * @param limitSeconds within so many seconds after the end of the fault it must be
 * @param wellSeconds for so many seconds in a row it is well
 * @param badShare so many of the requests may get no page then, 0 to 1
 * @param rateShare so much of the control's pages per second come at least, 0 to 1
 */
record Recovery(double limitSeconds, int wellSeconds, double badShare, double rateShare) {

  /** After something had failed. */
  static final Recovery OF_FAULT = new Recovery(20, 3, 0.02, 0.7);

  /** After more clients had come than the site has room for. */
  static final Recovery OF_CROWD = new Recovery(60, 10, 0.01, 0.95);

  /** The same with another share of the control's pages per second. */
  Recovery at(double otherRateShare) {
    return new Recovery(limitSeconds, wellSeconds, badShare, otherRateShare);
  }
}
