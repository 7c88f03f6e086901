package org.rubisee.bench.topology.compose;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.GcLog;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.network.NetworkDevice;
import org.rubisee.bench.sampling.network.NetworkDevices;

/**
 * A container, as the engine describes it.
 *
 * @param name its name
 * @param pid its first process, in the numbers of this machine; 0 when it does not run
 * @param addresses its address in each network, by the network's name without that of the project
 */
record Container(String name, long pid, Map<String, String> addresses) {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final Map<Tier, String> GC_LOGS =
      Map.of(
          Tier.WEB, "var/lib/rubis/gc.log",
          Tier.APP, "var/lib/rubis/gc.log",
          Tier.CLIENT, ComposeClients.GC_LOG.substring(1));

  Container {
    addresses = Map.copyOf(addresses);
  }

  /** Reads what {@code docker inspect} says of one container. */
  static Container parse(String json) {
    try {
      JsonNode container = JSON.readTree(json).path(0);
      String project =
          container.path("Config").path("Labels").path("com.docker.compose.project").asText();
      Map<String, String> addresses = new TreeMap<>();
      container
          .path("NetworkSettings")
          .path("Networks")
          .properties()
          .forEach(
              network ->
                  addresses.put(
                      network.getKey().replaceFirst("^" + project + "_", ""),
                      network.getValue().path("IPAddress").asText()));
      return new Container(
          container.path("Name").asText().replaceFirst("^/", ""),
          container.path("State").path("Pid").asLong(),
          addresses);
    } catch (JsonProcessingException e) {
      throw new CommandFailedException(
          "'docker inspect' answered what cannot be read: " + e.getMessage(), e);
    }
  }

  /** Its number among the containers of its service, from 1: the last part of its name. */
  int number() {
    String last = name.substring(name.lastIndexOf('-') + 1);
    return last.matches("\\d{1,4}") ? Integer.parseInt(last) : 1;
  }

  /** Whether it ran when it was looked at. */
  boolean isRunning() {
    return pid > 0;
  }

  /** Whether its first process lives now. */
  boolean isAlive() {
    return Files.exists(Path.of("/proc", Long.toString(pid)));
  }

  /**
   * Reads what it uses: its first process, as a process is read in every topology, and its network
   * devices.
   */
  TierReader reader(Tier tier) {
    Optional<GcLog> gcLog =
        Optional.ofNullable(GC_LOGS.get(tier))
            .map(this::file)
            .filter(log -> Files.isReadable(log.getParent()))
            .map(GcLog::new);
    return new TierProcess(tier, pid, gcLog).with(NetworkDevices.of(pid));
  }

  /**
   * Its device in a network.
   *
   * @param network the network's name in {@code docker-compose.yml}
   */
  NetworkDevice device(String network) {
    return NetworkDevice.of(pid, addresses.get(network));
  }

  /** A file of it, seen from this machine; only its owner and root may look there. */
  Path file(String path) {
    return Path.of("/proc", Long.toString(pid), "root", path);
  }

  /**
   * Its log of calls.
   *
   * @throws CommandFailedException if this user may not read it
   */
  Path callLog() {
    Path log = file("var/lib/rubis/calls.log");
    if (!Files.isReadable(log.getParent())) {
      throw new CommandFailedException(
          "The logs of calls are files of the containers, which only root may read: run the ledger"
              + " with sudo, or without --topology (its counts are the same)");
    }
    return log;
  }
}
