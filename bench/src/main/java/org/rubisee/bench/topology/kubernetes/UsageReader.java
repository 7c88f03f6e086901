package org.rubisee.bench.topology.kubernetes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Reads the kubelets' summaries through the API server. All readers of a moment share one answer of
 * each node. Not for use by several threads.
 */
final class UsageReader {

  /** A kubelet looks about every 10 s; a second is what the bench's readings are apart. */
  private static final long KEPT_NANOS = 900_000_000L;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final KubernetesClient client;
  private final String namespace;
  private final LongSupplier nanoTime;
  private final Map<String, Answer> answers = new HashMap<>();

  private record Answer(long atNanos, Map<String, PodUsage> pods) {}

  /**
   * A reader.
   *
   * @param nanoTime tells the time, as {@link System#nanoTime} does
   */
  UsageReader(KubernetesClient client, String namespace, LongSupplier nanoTime) {
    this.client = client;
    this.namespace = namespace;
    this.nanoTime = nanoTime;
  }

  /** Why the summary of a node cannot be read; empty if it can. */
  Optional<String> complaint(String node) {
    try {
      pods(node);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }

  /**
   * What a pod had used.
   *
   * @return empty if its node does not know it, or not yet
   * @throws IOException if the node's summary cannot be read; the message says why
   */
  Optional<PodUsage> of(String pod, String node) throws IOException {
    return Optional.ofNullable(pods(node).get(pod));
  }

  private Map<String, PodUsage> pods(String node) throws IOException {
    Answer known = answers.get(node);
    long now = nanoTime.getAsLong();
    if (known == null || now - known.atNanos() > KEPT_NANOS) {
      known = new Answer(now, read(node));
      answers.put(node, known);
    }
    return known.pods();
  }

  private Map<String, PodUsage> read(String node) throws IOException {
    String path = "/api/v1/nodes/" + node + "/proxy/stats/summary";
    try {
      String text = client.raw(path);
      if (text == null) {
        throw new IOException("the API server does not have " + path);
      }
      return parse(JSON.readTree(text));
    } catch (JsonProcessingException e) {
      throw new IOException(path + " answers what cannot be read: " + e.getMessage(), e);
    } catch (KubernetesClientException e) {
      throw new IOException(
          e.getCode() == 403
              ? "your account may not get nodes/proxy (" + path + ")"
              : path + ": " + e.getMessage(),
          e);
    }
  }

  private Map<String, PodUsage> parse(JsonNode summary) {
    Map<String, PodUsage> pods = new HashMap<>();
    for (JsonNode pod : summary.path("pods")) {
      JsonNode reference = pod.path("podRef");
      if (reference.path("namespace").asText().equals(namespace)) {
        try {
          pods.put(reference.path("name").asText(), PodUsage.parse(pod));
        } catch (IllegalArgumentException e) {
          // The pod is younger than the kubelet's last look.
        }
      }
    }
    return pods;
  }
}
