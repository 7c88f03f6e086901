package org.rubisee.bench.topology.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;

/**
 * What a pod had used when its kubelet last looked.
 *
 * @param at when that was, by the clock of the node
 * @param cpuSeconds CPU time of its containers since they started; user mode and kernel are not
 *     told apart
 * @param memoryBytes main memory in use: what its containers wrote to, or, where that is not known,
 *     what the kernel cannot take back
 * @param receivedBytes over its network device
 * @param sentBytes likewise
 */
record PodUsage(
    Instant at, double cpuSeconds, long memoryBytes, long receivedBytes, long sentBytes) {

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
    JsonNode network = pod.path("network");
    return new PodUsage(
        at, cpuSeconds, memory, network.path("rxBytes").asLong(), network.path("txBytes").asLong());
  }

  /** The same of a pod that ended: it uses nothing more, and never will. */
  PodUsage ended() {
    return new PodUsage(Instant.MAX, cpuSeconds, 0, receivedBytes, sentBytes);
  }

  /** What two pods use, as of the earlier look. */
  PodUsage plus(PodUsage other) {
    return new PodUsage(
        at.isBefore(other.at) ? at : other.at,
        cpuSeconds + other.cpuSeconds,
        memoryBytes + other.memoryBytes,
        receivedBytes + other.receivedBytes,
        sentBytes + other.sentBytes);
  }
}
