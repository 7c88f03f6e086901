package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.sampling.counter.CounterSource;

/**
 * What went through the network devices of a process's network namespace, all but the loopback
 * device: {@code networkReceivedBytes}, {@code networkSentBytes}, {@code networkReceivedPackets},
 * {@code networkSentPackets}. Right for a tier that has a container, a namespace or a machine of
 * its own; tiers that share a network namespace share these counters too.
 */
public final class NetworkDevices implements CounterSource {

  private static final int RECEIVED_BYTES = 0;
  private static final int RECEIVED_PACKETS = 1;
  private static final int SENT_BYTES = 8;
  private static final int SENT_PACKETS = 9;

  private final Path file;

  /** The devices that a process sees. */
  public static NetworkDevices of(long pid) {
    return new NetworkDevices(Path.of("/proc", Long.toString(pid), "net/dev"));
  }

  NetworkDevices(Path file) {
    this.file = file;
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    List<String[]> devices =
        Files.readAllLines(file).stream()
            .filter(line -> line.contains(":") && !line.strip().startsWith("lo:"))
            .map(line -> line.substring(line.indexOf(':') + 1).strip().split("\\s+"))
            .toList();
    return Map.of(
        "networkReceivedBytes", sum(devices, RECEIVED_BYTES),
        "networkReceivedPackets", sum(devices, RECEIVED_PACKETS),
        "networkSentBytes", sum(devices, SENT_BYTES),
        "networkSentPackets", sum(devices, SENT_PACKETS));
  }

  private static double sum(List<String[]> devices, int column) {
    return devices.stream().mapToDouble(device -> Double.parseDouble(device[column])).sum();
  }
}
