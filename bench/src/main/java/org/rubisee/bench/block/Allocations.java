package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.AllocatedBytes;

/** What the JVMs of a site have allocated, by tier. */
final class Allocations implements AutoCloseable {

  private final Map<Tier, List<AllocatedBytes>> servers = new EnumMap<>(Tier.class);

  /** A reading of each JVM, in a fixed order. */
  record Readings(Map<Tier, List<AllocatedBytes.Reading>> byTier) {}

  /**
   * Connects to the servers.
   *
   * @throws IOException if one cannot be reached; no connection is left
   */
  Allocations(Map<Tier, List<Long>> pids) throws IOException {
    try {
      for (Map.Entry<Tier, List<Long>> tier : pids.entrySet()) {
        for (long pid : tier.getValue().stream().filter(Allocations::isJvm).toList()) {
          servers
              .computeIfAbsent(tier.getKey(), key -> new ArrayList<>())
              .add(AllocatedBytes.of(pid));
        }
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  /** A balancer may be no JVM. */
  private static boolean isJvm(long pid) {
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().command())
        .filter(command -> command.endsWith("/java"))
        .isPresent();
  }

  /** Reads all servers. Nothing should be in flight. */
  Readings read() throws IOException {
    Map<Tier, List<AllocatedBytes.Reading>> readings = new EnumMap<>(Tier.class);
    for (Map.Entry<Tier, List<AllocatedBytes>> tier : servers.entrySet()) {
      List<AllocatedBytes.Reading> own = new ArrayList<>();
      for (AllocatedBytes server : tier.getValue()) {
        own.add(server.reading());
      }
      readings.put(tier.getKey(), own);
    }
    return new Readings(readings);
  }

  /** Bytes between two readings, by tier. */
  static Map<Tier, Long> between(Readings before, Readings after) {
    Map<Tier, Long> bytes = new EnumMap<>(Tier.class);
    after
        .byTier()
        .forEach(
            (tier, later) -> {
              long sum = 0;
              for (int i = 0; i < later.size(); i++) {
                sum += later.get(i).since(before.byTier().get(tier).get(i));
              }
              bytes.put(tier, sum);
            });
    return bytes;
  }

  @Override
  public void close() throws IOException {
    for (List<AllocatedBytes> tier : servers.values()) {
      for (AllocatedBytes server : tier) {
        server.close();
      }
    }
  }
}
