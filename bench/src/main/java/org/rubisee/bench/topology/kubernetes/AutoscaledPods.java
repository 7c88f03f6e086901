package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.settings.Text;

/**
 * Web servers whose number a HorizontalPodAutoscaler decides.
 *
 * @param cluster where they run
 * @param started how many there are at most
 */
record AutoscaledPods(Cluster cluster, int started) implements WebNodes, WebNodes.Autoscaler {

  @Override
  public void use(int count) {
    throw new IllegalArgumentException(
        "The autoscaler decides how many web servers there are: leave out --autoscaler");
  }

  @Override
  public Optional<WebNodes.Autoscaler> autoscaler() {
    return Optional.of(this);
  }

  @Override
  public Optional<WebNodes.Count> count() {
    try {
      Deployment web =
          cluster
              .client()
              .apps()
              .deployments()
              .inNamespace(cluster.namespace())
              .withName(Tier.WEB.label())
              .get();
      int ready = (int) cluster.pods(Tier.WEB).stream().filter(PodState::isReady).count();
      return Optional.ofNullable(web)
          .map(deployment -> new WebNodes.Count(deployment.getSpec().getReplicas(), ready));
    } catch (KubernetesClientException e) {
      // The next look, a second later, shows what it has done meanwhile.
      return Optional.empty();
    }
  }

  @Override
  public Optional<String> complaint() {
    try {
      HorizontalPodAutoscaler scaler =
          cluster
              .client()
              .autoscaling()
              .v2()
              .horizontalPodAutoscalers()
              .inNamespace(cluster.namespace())
              .withName(Tier.WEB.label())
              .get();
      return blind(scaler).or(this::unplaced);
    } catch (KubernetesClientException e) {
      // It is not known; the numbers of web servers show what it did.
      return Optional.empty();
    }
  }

  private static Optional<String> blind(HorizontalPodAutoscaler scaler) {
    return scaler == null || scaler.getStatus() == null
        ? Optional.empty()
        : scaler.getStatus().getConditions().stream()
            .filter(one -> one.getType().equals("ScalingActive"))
            .filter(one -> one.getStatus().equals("False"))
            .map(
                one ->
                    Text.of(
                        "The autoscaler did not work (%s: %s): it needs metrics-server in the cluster",
                        one.getReason(), one.getMessage()))
            .findFirst();
  }

  private Optional<String> unplaced() {
    return cluster.pods(Tier.WEB).stream()
        .filter(pod -> PodState.unscheduled(pod).isPresent())
        .map(
            pod ->
                "The autoscaler asked for a web server for which no node has room: "
                    + PodState.words(pod))
        .findFirst();
  }
}
