package org.rubisee.bench.topology;

/** Web servers behind a balancer that can change while a site runs. All are in use at first. */
public interface WebNodes {

  /** How many run. */
  int started();

  /**
   * Sends requests to the first ones only, and returns when this holds.
   *
   * @param count how many, from 1 to {@link #started}
   * @throws IllegalArgumentException if it cannot be done; the message says why
   * @throws org.rubisee.servers.ServerFailedException if the balancer does not follow
   */
  void use(int count) throws InterruptedException;
}
