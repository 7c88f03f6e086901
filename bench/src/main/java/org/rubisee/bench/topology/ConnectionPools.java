package org.rubisee.bench.topology;

/** The pools of database connections of a site's servers, one each. */
public interface ConnectionPools {

  /** How many connections a server could lend at the start. */
  int started();

  /**
   * Makes each server lend at most so many connections at a time, and returns when this holds.
   *
   * @param size from 1 to {@link #started}
   * @throws IllegalArgumentException if it cannot be done; the message says why
   * @throws org.rubisee.servers.ServerFailedException if a server does not follow; all have the
   *     size that they had before, as far as they answer
   */
  void resize(int size);
}
