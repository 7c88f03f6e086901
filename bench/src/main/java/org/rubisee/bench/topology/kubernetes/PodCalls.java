package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Pod;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rubisee.bench.ledger.wire.CallSource;
import org.rubisee.bench.results.tier.Tier;

/** The log of calls of a server in a pod, read by a command there. */
final class PodCalls implements CallSource {

  static final String LOG = "/var/lib/rubis/calls.log";

  private final Cluster cluster;
  private final Pod pod;
  private final Tier tier;
  private final ByteArrayOutputStream news = new ByteArrayOutputStream();
  private long size;

  /**
   * A log of which nothing has been read.
   *
   * @param tier whose server the pod has
   */
  PodCalls(Cluster cluster, Pod pod, Tier tier) {
    this.cluster = cluster;
    this.pod = pod;
    this.tier = tier;
  }

  @Override
  public List<String> take() {
    size();
    String text = news.toString(StandardCharsets.UTF_8);
    news.reset();
    return text.lines().toList();
  }

  /** Fetches what is new; the server creates the file with its first call. */
  @Override
  public long size() {
    try {
      byte[] more =
          cluster.output(
              pod,
              tier.label(),
              "sh",
              "-c",
              "[ ! -e %1$s ] || tail -c +%2$d %1$s".formatted(LOG, size + 1));
      news.writeBytes(more);
      size += more.length;
      return size;
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The calls of " + PodState.name(pod) + " cannot be read: " + e.getMessage(), e);
    }
  }
}
