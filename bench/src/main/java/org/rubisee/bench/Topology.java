package org.rubisee.bench;

import java.util.List;

/**
 * Where the tiers run. The database runs as long as the topology is open; a site is started for
 * each trial. Everything else about a trial is the same wherever it takes place.
 */
interface Topology extends AutoCloseable {

  /** Its name in command lines and results: {@code local}, {@code compose}, {@code external}. */
  String label();

  /** The database of all its sites. */
  DatabaseTier database();

  /**
   * Starts a site and waits until it answers pages that come from the database.
   *
   * @param configuration what is served
   * @param start how
   * @throws CommandFailedException if it does not answer; the message says what to do
   * @throws org.rubisee.servers.ServerFailedException likewise
   */
  RunningSite start(SiteConfiguration configuration, SiteStart start);

  /**
   * What a reader of the results must know of this topology, in sentences: what it adds to a call,
   * what could not be seen or done.
   */
  List<String> remarks();

  /** Stops what was started, the database included. */
  @Override
  void close();
}
