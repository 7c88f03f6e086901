package org.rubisee.bench.trial;

/** The time of a trial's load. */
interface LoadTime {

  /** Seconds since the load began; 0 before. */
  double now();

  /**
   * Returns when the load has gone on for so long, at once if it has already.
   *
   * @param second seconds since the load began
   */
  void await(double second) throws InterruptedException;
}
