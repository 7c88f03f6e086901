package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Pod;
import java.io.IOException;
import org.rubisee.bench.ledger.wire.FetchedCalls;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

/**
 * The log of calls of a server in a pod, read by a command there. The server creates the file with
 * its first call.
 *
 * @param tier whose server the pod has
 */
record PodCallLog(Cluster cluster, Pod pod, Tier tier) implements FetchedCalls.Log {

  static final String FILE = "/var/lib/rubis/calls.log";

  static FetchedCalls calls(Cluster cluster, Pod pod, Tier tier) {
    return new FetchedCalls(PodState.name(pod), new PodCallLog(cluster, pod, tier));
  }

  @Override
  public byte[] from(long position) throws IOException {
    return cluster.output(
        pod,
        tier.label(),
        "sh",
        "-c",
        Text.of("[ ! -e %1$s ] || tail -c +%2$d %1$s", FILE, position + 1));
  }
}
