package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.Secret;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

/**
 * The namespace of a run, which is the bench's own and in which nothing else runs.
 *
 * @param cluster where it is
 */
record ClaimedNamespace(Cluster cluster) {

  /**
   * Creates it, or takes the one that an earlier run left.
   *
   * @throws CommandFailedException if it is somebody else's, a run is going on in it, or the
   *     cluster has not the nodes that were named; the message says what to do
   */
  static ClaimedNamespace of(Cluster cluster, SiteObjects objects) {
    requireNodes(cluster, objects.settings().nodes());
    claim(cluster, objects);
    requireAlone(cluster);
    return new ClaimedNamespace(cluster);
  }

  private static void requireNodes(Cluster cluster, Map<Tier, String> nodes) {
    for (Map.Entry<Tier, String> placed : nodes.entrySet()) {
      List<String> known =
          cluster.client().nodes().withLabel(SiteObjects.HOST_NAME).list().getItems().stream()
              .map(node -> node.getMetadata().getLabels().get(SiteObjects.HOST_NAME))
              .sorted()
              .toList();
      if (!known.contains(placed.getValue())) {
        throw new CommandFailedException(
            Text.of(
                "--nodes %s=%s: the cluster has no such node, but %s",
                placed.getKey().label(), placed.getValue(), String.join(", ", known)));
      }
    }
  }

  private static void claim(Cluster cluster, SiteObjects objects) {
    Namespace there = cluster.client().namespaces().withName(cluster.namespace()).get();
    if (there == null) {
      cluster.client().resource(objects.namespace()).create();
    } else if (!SiteObjects.isOfBench(there)) {
      throw new CommandFailedException(
          Text.of(
              "The namespace %s is not the bench's own, and the bench deletes what is in its way there: choose another --namespace; it is created",
              cluster.namespace()));
    }
  }

  private static void requireAlone(Cluster cluster) {
    for (Tier tier : List.of(Tier.DB, Tier.APP, Tier.WEB)) {
      List<Pod> pods = cluster.pods(tier);
      if (!pods.isEmpty()) {
        throw new CommandFailedException(
            Text.of(
                "%s runs in namespace %s already: wait for the other run, or remove what an earlier one left with 'kubectl --namespace %s delete statefulset,deployment --all', or choose another --namespace",
                PodState.name(pods.get(0)), cluster.namespace(), cluster.namespace()));
      }
    }
  }

  /**
   * Creates secrets that are missing: those of an earlier run belong to the volume that it left.
   */
  void keepSecrets() {
    for (Secret secret : GeneratedSecrets.create().all()) {
      String name = secret.getMetadata().getName();
      if (cluster.client().secrets().inNamespace(cluster.namespace()).withName(name).get()
          == null) {
        cluster.apply(List.of(secret));
      }
    }
  }
}
