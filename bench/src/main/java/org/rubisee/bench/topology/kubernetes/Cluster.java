package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Node;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.dsl.ExecWatch;
import io.fabric8.kubernetes.client.dsl.NonDeletingOperation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

/**
 * The bench's namespace in a cluster.
 *
 * @param client speaks to the API server
 * @param namespace of the bench alone
 * @param patience how long a tier may take to become ready
 */
record Cluster(KubernetesClient client, String namespace, Duration patience) {

  /** The label that says which tier a pod belongs to. */
  static final String COMPONENT = "app.kubernetes.io/component";

  private static final int POLL_MILLIS = 200;

  /** Creates objects, or replaces what has their names. */
  void apply(List<HasMetadata> objects) {
    for (HasMetadata object : objects) {
      object.getMetadata().setNamespace(namespace);
      client.resource(object).createOr(NonDeletingOperation::update);
    }
  }

  /** Deletes objects, and returns when the pods of a tier are gone. */
  void delete(List<HasMetadata> objects, Tier tier) {
    for (HasMetadata object : objects) {
      object.getMetadata().setNamespace(namespace);
      client.resource(object).delete();
    }
    await(
        () -> pods(tier).isEmpty() ? Optional.of(true) : Optional.empty(),
        () ->
            "The pods of the "
                + tier.label()
                + " tier do not end: look at them with 'kubectl"
                + " --namespace "
                + namespace
                + " get pods'");
  }

  /** All pods of a tier, those that end included, in the order of their names. */
  List<Pod> pods(Tier tier) {
    return client
        .pods()
        .inNamespace(namespace)
        .withLabel(COMPONENT, tier.label())
        .list()
        .getItems()
        .stream()
        .sorted(Comparator.comparing(pod -> pod.getMetadata().getName()))
        .toList();
  }

  /**
   * Waits until a tier has exactly so many pods, and all are ready.
   *
   * @return the pods
   * @throws CommandFailedException if one cannot start, or it takes too long; the message says what
   *     the cluster says of it
   */
  List<Pod> awaitReady(Tier tier, int count) {
    return await(
        () -> {
          List<Pod> pods = pods(tier);
          pods.forEach(pod -> requireHopeful(pod));
          return pods.size() == count && pods.stream().allMatch(PodState::isReady)
              ? Optional.of(pods)
              : Optional.empty();
        },
        () -> notReady(tier, count));
  }

  /** Waits until there is an answer. */
  <T> T await(Supplier<Optional<T>> question, Supplier<String> complaint) {
    long deadline = System.nanoTime() + patience.toNanos();
    Optional<T> answer = question.get();
    while (answer.isEmpty()) {
      if (System.nanoTime() - deadline > 0) {
        throw new CommandFailedException(complaint.get());
      }
      pause();
      answer = question.get();
    }
    return answer.get();
  }

  /** The node of a pod; empty if the scheduler has not placed it, or it may not be read. */
  Optional<Node> nodeOf(Pod pod) {
    return Optional.ofNullable(pod.getSpec().getNodeName())
        .map(name -> client.nodes().withName(name).get());
  }

  /** What a pod's server wrote to its output. */
  String log(Pod pod, Tier tier) {
    return client
        .pods()
        .inNamespace(namespace)
        .withName(pod.getMetadata().getName())
        .inContainer(tier.label())
        .getLog();
  }

  /**
   * What a command prints in a pod.
   *
   * @param container in which it runs
   * @throws IOException if it cannot be run there, or fails; the message says why
   */
  byte[] output(Pod pod, String container, String... command) throws IOException {
    ByteArrayOutputStream complaint = new ByteArrayOutputStream();
    try (ExecWatch run =
        client
            .pods()
            .inNamespace(namespace)
            .withName(PodState.name(pod))
            .inContainer(container)
            .redirectingOutput()
            .writingError(complaint)
            .exec(command)) {
      return run.getOutput().readAllBytes();
    } catch (IOException | KubernetesClientException e) {
      Throwable reason = e.getCause() == null ? e : e.getCause();
      throw new IOException(
          Text.of(
              "a command in it failed (%s%s), which takes the right to create pods/exec",
              reason.getMessage(),
              complaint.size() == 0
                  ? ""
                  : ": " + complaint.toString(StandardCharsets.UTF_8).strip()),
          e);
    }
  }

  private void requireHopeful(Pod pod) {
    PodState.hopeless(pod)
        .ifPresent(
            why -> {
              throw new CommandFailedException(
                  Text.of(
                      "%s cannot start: %s%n  kubectl --namespace %s describe pod %s%n  kubectl --namespace %s logs --all-containers %s",
                      PodState.name(pod),
                      why,
                      namespace,
                      PodState.name(pod),
                      namespace,
                      PodState.name(pod)));
            });
  }

  private String notReady(Tier tier, int count) {
    List<Pod> pods = pods(tier);
    String states =
        pods.isEmpty()
            ? "there is none"
            : String.join("; ", pods.stream().map(PodState::words).toList());
    return Text.of(
        "After %d s the %s tier does not have %d ready pods: %s",
        patience.toSeconds(), tier.label(), count, states);
  }

  private static void pause() {
    try {
      Thread.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted while waiting for the cluster", e);
    }
  }
}
