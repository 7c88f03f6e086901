package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscalerStatusBuilder;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.WebNodes;

/** How many servers there are, and who decides it, against a mock API server. */
// stub and site are used by what they do until they are closed
@SuppressWarnings("try")
class KubernetesScalingTest extends OnMockCluster {

  @Test
  void webServersKnowAllApplicationServers() throws Exception {
    Map<String, String> knobs = Map.of("app-nodes", "3");
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RunningSite site =
            topology.start(MockCluster.configuration("session-beans", knobs), mock.start())) {
      assertThat(mock.view().names("app")).containsExactly("app-x1", "app-x2", "app-x3");
      assertThat(mock.view().environment("web")).containsEntry("RUBIS_APP_HOST", "10.0.0.1");
      assertThat(mock.view().environment("web").get("RUBIS_PROPERTIES"))
          .contains("rubis.app.further-nodes=10.0.0.2:8080,10.0.0.3:8080");
      assertThat(mock.view().environment("app").get("RUBIS_PROPERTIES"))
          .doesNotContain("further-nodes");
    }
  }

  @Test
  void scalesTheWebTierWhileItRuns() throws Exception {
    Map<String, String> knobs = Map.of("web-nodes", "3");
    try (StubCluster stub = mock.nodes(StubCluster::ready)) {
      Cluster cluster = mock.cluster();
      try (KubernetesTopology topology = mock.open()) {
        // a way through the API server reaches one server only, so the site itself refuses it
        assertThatThrownBy(
                () ->
                    topology.start(MockCluster.configuration("servlets-only", knobs), mock.start()))
            .isInstanceOf(CommandFailedException.class)
            .hasMessageContaining("web-nodes needs --reach service");
        cluster.apply(MockCluster.objects(Reach.SERVICE).servers(Tier.WEB, "web", 3, Map.of()));
        cluster.awaitReady(Tier.WEB, 3);
        PodWebNodes nodes = new PodWebNodes(cluster, 3);
        nodes.use(1);
        assertThat(mock.view().names("web")).containsExactly("web-x1");
        nodes.use(3);
        assertThat(mock.view().names("web")).hasSize(3);
        assertThatThrownBy(() -> nodes.use(4)).isInstanceOf(IllegalArgumentException.class);
      }
    }
  }

  @Test
  void anAutoscalerDecidesHowManyWebServersThereAre() throws Exception {
    Map<String, String> knobs = Map.of("web-nodes", "3");
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open(autoscaled())) {
      assertThat(topology.autoscales()).isTrue();
      assertThat(String.join(" ", topology.remarks())).contains("HorizontalPodAutoscaler");
      Cluster cluster = mock.cluster();
      // the mock server gives services no address, so the clients go through the stub's tunnel
      KubernetesSite.Parts parts =
          new KubernetesSite.Parts(
              cluster,
              new SiteObjects(Manifests.in(MockCluster.HOME), autoscaled()),
              new WebAddress(cluster, mock.tunnels(), Reach.FORWARD),
              Optional.empty());
      SiteConfiguration scaled = MockCluster.configuration("servlets-only", knobs);
      try (RunningSite site =
          KubernetesSite.start(parts, scaled, KubernetesTopology.setup(scaled, mock.start()))) {
        assertThat(mock.view().names("web")).containsExactly("web-x1");
        assertThat(mock.view().autoscalers())
            .singleElement()
            .satisfies(
                scaler -> {
                  assertThat(scaler.getSpec().getScaleTargetRef().getName()).isEqualTo("web");
                  assertThat(scaler.getSpec().getMinReplicas()).isEqualTo(1);
                  assertThat(scaler.getSpec().getMaxReplicas()).isEqualTo(3);
                });
        WebNodes nodes = site.webNodes().orElseThrow();
        WebNodes.Autoscaler autoscaler = nodes.autoscaler().orElseThrow();
        assertThat(autoscaler.count()).contains(new WebNodes.Count(1, 1));
        client.apps().deployments().inNamespace(MockCluster.NAMESPACE).withName("web").scale(2);
        cluster.awaitReady(Tier.WEB, 2);
        assertThat(autoscaler.count()).contains(new WebNodes.Count(2, 2));
        assertThatThrownBy(() -> nodes.use(1))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("--autoscaler");
      }
      assertThat(mock.view().autoscalers()).isEmpty();
      assertThat(mock.view().names("web")).isEmpty();
    }
  }

  @Test
  void saysThatAnAutoscalerLacksReadings() throws Exception {
    AutoscaledPods pods = new AutoscaledPods(mock.cluster(), 3);
    assertThat(pods.complaint()).as("without one").isEmpty();
    assertThat(pods.count()).as("without a deployment").isEmpty();
    HorizontalPodAutoscaler scaler = MockCluster.objects(Reach.SERVICE).autoscaler(3);
    scaler.getMetadata().setNamespace(MockCluster.NAMESPACE);
    scaler.setStatus(
        new HorizontalPodAutoscalerStatusBuilder()
            .addNewCondition()
            .withType("ScalingActive")
            .withStatus("False")
            .withReason("FailedGetResourceMetric")
            .withMessage("no metrics returned")
            .endCondition()
            .build());
    client.resource(scaler).create();

    assertThat(pods.complaint().orElseThrow())
        .contains("FailedGetResourceMetric: no metrics returned", "metrics-server");
  }

  @Test
  void saysThatNoNodeHasRoomForAServerOfTheAutoscaler() throws Exception {
    AutoscaledPods pods = new AutoscaledPods(mock.cluster(), 3);
    client
        .resource(
            new PodBuilder()
                .withNewMetadata()
                .withName("web-2")
                .withNamespace(MockCluster.NAMESPACE)
                .addToLabels("app.kubernetes.io/component", "web")
                .endMetadata()
                .withNewSpec()
                .endSpec()
                .withNewStatus()
                .addNewCondition()
                .withType("PodScheduled")
                .withStatus("False")
                .withReason("Unschedulable")
                .withMessage("0/1 nodes are available: 1 Insufficient cpu.")
                .endCondition()
                .endStatus()
                .build())
        .create();

    assertThat(pods.complaint().orElseThrow())
        .contains("no node has room", "web-2", "Insufficient cpu");
  }

  private static ClusterSettings autoscaled() {
    return new ClusterSettings(
        Optional.empty(), MockCluster.NAMESPACE, Map.of(), Reach.SERVICE, true);
  }
}
