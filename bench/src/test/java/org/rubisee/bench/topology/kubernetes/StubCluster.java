package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.NodeBuilder;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * Plays controllers and kubelets for a mock API server: makes a pod for each replica of a
 * deployment or stateful set, and deletes pods that are too many.
 */
final class StubCluster implements AutoCloseable {

  private final KubernetesClient client;
  private final String namespace;
  private final UnaryOperator<PodBuilder> fate;
  private final ScheduledExecutorService loop = Executors.newSingleThreadScheduledExecutor();

  /**
   * Begins to play.
   *
   * @param fate what becomes of each new pod
   */
  StubCluster(KubernetesClient client, String namespace, UnaryOperator<PodBuilder> fate) {
    this.client = client;
    this.namespace = namespace;
    this.fate = fate;
    for (String name : List.of("node-1", "node-2")) {
      addNode(name);
    }
    loop.scheduleWithFixedDelay(this::reconcile, 0, 50, TimeUnit.MILLISECONDS);
  }

  /** A pod that is ready at once. */
  static PodBuilder ready(PodBuilder pod) {
    return pod.withNewStatus()
        .withPhase("Running")
        .withPodIP("10.0.0." + pod.buildMetadata().getName().replaceAll("\\D", ""))
        .addNewCondition()
        .withType("Ready")
        .withStatus("True")
        .endCondition()
        .endStatus();
  }

  private void addNode(String name) {
    client
        .resource(
            new NodeBuilder()
                .withNewMetadata()
                .withName(name)
                .withLabels(Map.of(SiteObjects.HOST_NAME, name))
                .endMetadata()
                .withNewStatus()
                .withCapacity(Map.of("cpu", new Quantity("4")))
                .addNewAddress("192.0.2." + name.replaceAll("\\D", ""), "InternalIP")
                .withNewNodeInfo()
                .withBootID("boot-of-" + name)
                .withOsImage("Debian")
                .withKernelVersion("6.1")
                .withKubeletVersion("v1.34.0")
                .endNodeInfo()
                .endStatus()
                .build())
        .create();
  }

  private void reconcile() {
    try {
      Set<String> wanted = new HashSet<>();
      client.apps().deployments().inNamespace(namespace).list().getItems().stream()
          .forEach(
              one ->
                  keep(
                      one.getMetadata().getName() + "-x",
                      one.getSpec().getReplicas(),
                      one.getSpec().getTemplate(),
                      wanted));
      client.apps().statefulSets().inNamespace(namespace).list().getItems().stream()
          .forEach(
              one ->
                  keep(
                      one.getMetadata().getName() + "-",
                      one.getSpec().getReplicas(),
                      one.getSpec().getTemplate(),
                      wanted));
      client.pods().inNamespace(namespace).list().getItems().stream()
          .filter(pod -> !wanted.contains(pod.getMetadata().getName()))
          .forEach(pod -> client.resource(pod).delete());
    } catch (KubernetesClientException e) {
      // The test has ended its server, or changed an object meanwhile: the next round looks again.
    }
  }

  private void keep(String name, int replicas, PodTemplateSpec template, Set<String> wanted) {
    for (int number = 1; number <= replicas; number++) {
      String own = name + number;
      wanted.add(own);
      if (client.pods().inNamespace(namespace).withName(own).get() == null) {
        client.resource(fate.apply(pod(own, template)).build()).create();
      }
    }
  }

  private PodBuilder pod(String name, PodTemplateSpec template) {
    Map<String, String> selector = template.getSpec().getNodeSelector();
    String node = selector == null ? null : selector.get(SiteObjects.HOST_NAME);
    Pod pod =
        new PodBuilder()
            .withNewMetadata()
            .withName(name)
            .withNamespace(namespace)
            .withUid(UUID.randomUUID().toString())
            .withLabels(template.getMetadata().getLabels())
            .endMetadata()
            .withSpec(template.getSpec())
            .build();
    pod.getSpec().setNodeName(node == null ? "node-1" : node);
    return new PodBuilder(pod);
  }

  @Override
  public void close() {
    loop.shutdown();
    try {
      loop.awaitTermination(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Its image cannot be pulled. */
  static PodBuilder withoutImage(PodBuilder pod) {
    return pod.withNewStatus()
        .addNewContainerStatus()
        .withNewState()
        .withNewWaiting("no mysql:8.4.6 here", "ImagePullBackOff")
        .endState()
        .endContainerStatus()
        .endStatus();
  }

  /** No node has room for it. */
  static PodBuilder unscheduled(PodBuilder pod) {
    return pod.withNewStatus()
        .addNewCondition()
        .withType("PodScheduled")
        .withStatus("False")
        .withReason("Unschedulable")
        .withMessage("0/2 nodes have memory")
        .endCondition()
        .endStatus();
  }
}
