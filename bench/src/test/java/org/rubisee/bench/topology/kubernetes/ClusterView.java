package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.NamespacedKubernetesClient;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a namespace holds.
 *
 * @param client of the cluster
 * @param namespace its name
 */
record ClusterView(KubernetesClient client, String namespace) {

  /** A client for a namespace. */
  NamespacedKubernetesClient client(String other) {
    return client.adapt(NamespacedKubernetesClient.class).inNamespace(other);
  }

  /** Names of the pods of some tiers, sorted. */
  List<String> names(String... tiers) {
    return client(namespace).pods().list().getItems().stream()
        .filter(
            pod -> List.of(tiers).contains(pod.getMetadata().getLabels().get(Cluster.COMPONENT)))
        .map(PodState::name)
        .sorted()
        .toList();
  }

  /** What a tier's deployment asks for. */
  PodSpec spec(String tier) {
    return client(namespace)
        .apps()
        .deployments()
        .withName(tier)
        .require()
        .getSpec()
        .getTemplate()
        .getSpec();
  }

  /** Environment of a tier's server. */
  Map<String, String> environment(String tier) {
    Map<String, String> variables = new TreeMap<>();
    for (EnvVar variable : spec(tier).getContainers().get(0).getEnv()) {
      variables.put(variable.getName(), String.valueOf(variable.getValue()));
    }
    return variables;
  }

  /** Names of the policies. */
  List<String> policies() {
    return client(namespace).network().v1().networkPolicies().list().getItems().stream()
        .map(policy -> policy.getMetadata().getName())
        .toList();
  }

  /** One of them. */
  NetworkPolicy policy(String name) {
    return client(namespace).network().v1().networkPolicies().withName(name).require();
  }

  /** What decides how many pods there are. */
  List<HorizontalPodAutoscaler> autoscalers() {
    return client(namespace).autoscaling().v2().horizontalPodAutoscalers().list().getItems();
  }

  /** Content of a ConfigMap. */
  Map<String, String> configMap(String name) {
    return client(namespace).configMaps().withName(name).require().getData();
  }

  /** A file of a secret. */
  String secret(String name, String file) {
    Secret secret = client(namespace).secrets().withName(name).require();
    return GeneratedSecrets.value(secret, file);
  }
}
