package org.rubisee.bench.topology;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;

/**
 * Where the tiers run. The database runs as long as the topology is open; a site is started for
 * each trial. Everything else about a trial is the same wherever it takes place.
 */
public interface Topology extends AutoCloseable {

  /** The label of the topology whose tiers are processes of this machine. */
  String LOCAL = "local";

  /** The label of the topology whose tiers are on machines of the user's. */
  String EXTERNAL = "external";

  /** The label of the topology whose tiers are pods. */
  String KUBERNETES = "kubernetes";

  /** Opens the topology that was asked for. */
  @FunctionalInterface
  interface Opener {

    /**
     * Starts the database, or connects to it; sites can be started then.
     *
     * @throws CommandFailedException if that fails; the message says what to do
     */
    Topology open(SiteRecipe recipe, Terminal terminal);

    /**
     * The memory for pages of the database of a site, where all tiers are processes of this
     * machine, MiB; 0: the database is the user's.
     *
     * @return empty where some tier is elsewhere, or in a container
     */
    default OptionalInt poolMib() {
      return OptionalInt.empty();
    }
  }

  /** Its name in command lines and results: {@code local}, {@code compose}, and so on. */
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
   * Starts a site whose tiers talk over relays on the machine of the bench, and whose servers log
   * their calls, one server of each tier.
   *
   * @param start how; the pages get any free port
   * @param relays the address of the bench's machine at which the tiers reach it
   * @throws CommandFailedException if this topology cannot do that; the message says why
   */
  default RelayedSite startRelayed(
      SiteConfiguration configuration, SiteStart start, InetAddress relays) {
    throw new CommandFailedException(
        "Calls cannot be counted in topology " + label() + ": leave --topology out");
  }

  /** Whether {@link #start} restarts all servers; otherwise some keep running. */
  boolean restartsServers();

  /** Whether something outside the bench decides how many web servers a site has. */
  default boolean autoscales() {
    return false;
  }

  default TierMachine machineOf(Tier tier) {
    return TierMachine.OF_THE_BENCH;
  }

  /** The machines that send the load of trials; empty: that of the bench does. */
  default List<LoadMachine> loadMachines() {
    return List.of();
  }

  /** The Java of servers and clients, where the topology has one of its own. */
  default Optional<String> java() {
    return Optional.empty();
  }

  /** What serves pages in PHP, where the topology has its own. */
  default Optional<String> php() {
    return Optional.empty();
  }

  /**
   * What a reader of the results must know of this topology, in sentences: what it adds to a call,
   * what could not be seen or done.
   */
  List<String> remarks();

  /** Stops what was started, the database included. */
  @Override
  void close();
}
