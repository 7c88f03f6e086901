package org.rubisee.bench.topology.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Optional;

/**
 * What a pod had used when its kubelet last looked.
 *
 * @param at when that was, by the clock of the node
 * @param cpuSeconds CPU time of its containers since they started; user mode and kernel are not
 *     told apart
 * @param memoryBytes main memory in use: what its containers wrote to, or, where that is not known,
 *     what the kernel cannot take back
 * @param traffic over its network device; empty if the kubelet does not know it
 */
record PodUsage(Instant at, double cpuSeconds, long memoryBytes, Optional<Traffic> traffic) {

  /** Bytes that a pod received and sent. */
  record Traffic(long receivedBytes, long sentBytes) {
    private Traffic plus(Traffic other) {
      return new Traffic(receivedBytes + other.receivedBytes, sentBytes + other.sentBytes);
    }
  }

  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * Reads an entry of the kubelet's summary.
   *
   * @throws IllegalArgumentException if it lacks the CPU time
   */
  static PodUsage parse(JsonNode pod) {
    double cpuSeconds = 0;
    long memory = 0;
    Instant at = Instant.MIN;
    for (JsonNode container : pod.path("containers")) {
      JsonNode cpu = container.path("cpu");
      if (!cpu.hasNonNull("usageCoreNanoSeconds")) {
        throw new IllegalArgumentException("the kubelet does not know its CPU time yet");
      }
      cpuSeconds += cpu.path("usageCoreNanoSeconds").asDouble() / NANOS_PER_SECOND;
      JsonNode use = container.path("memory");
      memory += use.path("rssBytes").asLong(use.path("workingSetBytes").asLong());
      Instant time = Instant.parse(cpu.path("time").asText());
      at = time.isAfter(at) ? time : at;
    }
    if (at.equals(Instant.MIN)) {
      throw new IllegalArgumentException("the kubelet knows no containers of it yet");
    }
    return new PodUsage(at, cpuSeconds, memory, traffic(pod.path("network")));
  }

  private static Optional<Traffic> traffic(JsonNode network) {
    JsonNode received = network.path("rxBytes");
    JsonNode sent = network.path("txBytes");
    return received.isNumber() && sent.isNumber()
        ? Optional.of(new Traffic(received.asLong(), sent.asLong()))
        : Optional.empty();
  }

  /** The same of a pod that ended: it uses nothing more, and never will. */
  PodUsage ended() {
    return new PodUsage(Instant.MAX, cpuSeconds, 0, traffic);
  }

  /** What two pods use, as of the earlier look. */
  PodUsage plus(PodUsage other) {
    return new PodUsage(
        at.isBefore(other.at) ? at : other.at,
        cpuSeconds + other.cpuSeconds,
        memoryBytes + other.memoryBytes,
        traffic.flatMap(mine -> other.traffic.map(mine::plus)));
  }
}
