package org.rubisee.bench.topology;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ProcessFamily;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;

/** A site that answers pages: what a trial drives and reads. */
public interface RunningSite extends AutoCloseable {

  /** Where the implementation's pages begin; ends with a slash. */
  URI baseUri();

  /** The same, as the clients of a trial see it. */
  default URI uriForClients() {
    return baseUri();
  }

  /**
   * How an emulator runs on the machine of the bench.
   *
   * @param pinning which processors they use, where that is not the site's own matter
   */
  default ClientTier clients(Pinning pinning) {
    return new LocalClients(pinning.commandPrefix(Tier.CLIENT.label()));
  }

  /**
   * What starts the emulators of a trial.
   *
   * @param pinning which processors they use, where that is not the site's own matter
   */
  default EmulatorStarter emulators(Pinning pinning) {
    return new LoadProcesses.OnThisMachine(clients(pinning));
  }

  /** Readers of the web and the application tier, as far as they can be read. */
  List<TierReader> readers();

  /**
   * Reads what goes over the links between tiers, where that can be seen from here.
   *
   * @param database where the site's database is
   */
  default Optional<LinkSource> links(DatabaseAddress database) {
    return Optional.empty();
  }

  /** Processes on this machine, which a profiler can look into; empty where there are none. */
  default Map<Tier, Long> pids() {
    return Map.of();
  }

  /** All processes of the site on this machine, by tier; empty where there are none. */
  default Map<Tier, List<Long>> processes() {
    return pids().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, tier -> List.of(tier.getValue())));
  }

  /**
   * Main memory that its servers and a balancer have in use, bytes; 0 where they are no processes
   * of this machine.
   *
   * @throws IOException if a server has ended
   */
  default long residentBytes() throws IOException {
    long sum = 0;
    for (List<Long> tier : processes().values()) {
      for (long pid : tier) {
        sum += ProcessFamily.of(pid).residentBytes();
      }
    }
    return sum;
  }

  /**
   * What its start took, and the memory that its servers have in use now, as far as they are
   * processes of this machine.
   *
   * @throws IOException if a server has ended
   */
  default Footprint footprint() throws IOException {
    return Footprint.UNKNOWN;
  }

  /** Whether the web server still runs, as far as can be told. */
  boolean isAlive();

  /**
   * Its servers, in the order in which they are started, where they can be watched and started
   * again.
   */
  default List<SupervisedServer> supervised() {
    return List.of();
  }

  /** Its web servers, where they can be taken in and out of use while the site runs. */
  default Optional<WebNodes> webNodes() {
    return Optional.empty();
  }

  /** Returns when the site answers pages that come from the database. */
  default void awaitPages() {}

  /**
   * What its servers without a JVM say that they have compiled, a sentence each; empty if there are
   * none. To ask takes time of the servers.
   */
  default String compiled() {
    return "";
  }

  /** Where the web server's log is, in words. */
  String logPlace();

  /**
   * Copies the logs of the servers, {@code web.log} and so on, as far as they can be had.
   *
   * @param folder the trial's
   */
  void keepLogs(Path folder) throws IOException;

  /** Whether {@link #forgetEntities} reaches all servers that may keep entities. */
  default boolean forgetsEntities() {
    return false;
  }

  /**
   * Empties what the container keeps of entities between transactions, after the data was changed
   * behind it.
   */
  default void forgetEntities() {
    // Most sites keep none.
  }

  /** Stops what was started for this site. */
  @Override
  void close();
}
