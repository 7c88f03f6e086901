package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.ContainerStateWaiting;
import io.fabric8.kubernetes.api.model.ContainerStatus;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodCondition;
import io.fabric8.kubernetes.client.readiness.Readiness;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What the cluster says of a pod. */
final class PodState {

  /** Reasons that do not go away while one waits. */
  private static final Set<String> HOPELESS =
      Set.of(
          "CrashLoopBackOff",
          "CreateContainerConfigError",
          "CreateContainerError",
          "ErrImageNeverPull",
          "ImagePullBackOff",
          "InvalidImageName",
          "RunContainerError");

  private PodState() {}

  static String name(Pod pod) {
    return pod.getMetadata().getName();
  }

  /** Whether it answers, and is not about to end. */
  static boolean isReady(Pod pod) {
    return pod.getMetadata().getDeletionTimestamp() == null && Readiness.isPodReady(pod);
  }

  /** Why it will not become ready; empty if it may. */
  static Optional<String> hopeless(Pod pod) {
    return statuses(pod).stream()
        .map(PodState::waiting)
        .flatMap(Optional::stream)
        .filter(waiting -> HOPELESS.contains(waiting.getReason()))
        .map(PodState::words)
        .findFirst();
  }

  /** Why no node takes it; empty if one has taken it, or the scheduler has not tried. */
  static Optional<String> unscheduled(Pod pod) {
    return conditions(pod).stream()
        .filter(one -> one.getType().equals("PodScheduled") && one.getStatus().equals("False"))
        .map(one -> one.getReason() + ": " + one.getMessage())
        .findFirst();
  }

  /** In words: its name, and what it waits for. */
  static String words(Pod pod) {
    Optional<String> waiting =
        statuses(pod).stream()
            .map(PodState::waiting)
            .flatMap(Optional::stream)
            .map(PodState::words)
            .findFirst();
    return name(pod)
        + " ("
        + unscheduled(pod).or(() -> waiting).orElse(isReady(pod) ? "ready" : "not ready yet")
        + ")";
  }

  private static String words(ContainerStateWaiting waiting) {
    return waiting.getMessage() == null
        ? waiting.getReason()
        : waiting.getReason() + ": " + waiting.getMessage();
  }

  private static Optional<ContainerStateWaiting> waiting(ContainerStatus status) {
    return Optional.ofNullable(status.getState())
        .map(state -> state.getWaiting())
        .filter(waiting -> waiting.getReason() != null);
  }

  private static List<ContainerStatus> statuses(Pod pod) {
    return pod.getStatus() == null
        ? List.of()
        : pod.getStatus().getContainerStatuses().stream().filter(Objects::nonNull).toList();
  }

  private static List<PodCondition> conditions(Pod pod) {
    return pod.getStatus() == null ? List.of() : pod.getStatus().getConditions();
  }
}
