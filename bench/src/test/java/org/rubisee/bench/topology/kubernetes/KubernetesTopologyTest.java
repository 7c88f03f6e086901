package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.NamespaceBuilder;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.RunningSite;

/** The topology against a mock API server, which keeps what it is sent. */
// stub and site are used by what they do until they are closed
@SuppressWarnings("try")
class KubernetesTopologyTest extends OnMockCluster {

  @Test
  void deploysASiteAndTakesItAway() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready)) {
      try (KubernetesTopology topology = mock.open()) {
        assertThat(topology.remarks()).anyMatch(remark -> remark.contains("restored by SQL"));
        try (RunningSite site =
            topology.start(MockCluster.configuration("session-beans", Map.of()), mock.start())) {
          assertThat(site.baseUri().toString())
              .isEqualTo("http://127.0.0.1:" + mock.tunnels().port() + "/session-beans/");
          assertThat(mock.view().names("web", "app")).containsExactly("app-x1", "web-x1");
          assertThat(mock.tunnels().opened()).containsExactly("db-1:3306", "web-x1:8080");
          assertThat(mock.view().environment("web")).containsEntry("RUBIS_APP_HOST", "app");
          assertThat(mock.view().environment("web").get("RUBIS_PROPERTIES"))
              .contains("rubis.site.password-iterations=")
              .doesNotContain("ticket-key", "clock");
          assertThat(mock.view().configMap("clock"))
              .containsEntry("clock", "since:2026-11-01T00:00:00Z");
          assertThat(mock.view().configMap("site"))
              .containsEntry("RUBIS_IMPLEMENTATION", "session-beans");
          assertThat(site.isAlive()).isTrue();
          assertThat(site.webNodes()).isEmpty();
        }
        assertThat(mock.view().names("web", "app")).isEmpty();
        assertThat(mock.view().policies())
            .doesNotContain("web-ingress")
            .contains("db-ingress", "deny-all");
      }
    }
    assertThat(mock.view().client(MockCluster.NAMESPACE).pods().list().getItems()).isEmpty();
  }

  @Test
  void leavesNamespaceAndSecretsForTheNextRun() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready)) {
      mock.open().close();
      String password = mock.view().secret("db-key", "db-password");
      mock.open().close();
      assertThat(mock.view().secret("db-key", "db-password")).isEqualTo(password).hasSize(32);
      assertThat(mock.view().secret("root-key", "accounts.sql"))
          .contains("IDENTIFIED BY '" + mock.view().secret("keys", "site-password") + "'");
    }
    assertThat(mock.view().client(MockCluster.NAMESPACE).apps().statefulSets().list().getItems())
        .isEmpty();
  }

  @Test
  void servletsOnlyHasNoApplicationTier() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RunningSite site =
            topology.start(MockCluster.configuration("servlets-only", Map.of()), mock.start())) {
      assertThat(mock.view().names("web", "app")).containsExactly("web-x1");
      assertThat(mock.view().policies()).contains("web-ingress").doesNotContain("app-ingress");
    }
  }

  @Test
  void placesTiersOnNodes() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology =
            mock.open(
                MockCluster.settings(
                    Map.of(Tier.WEB, "node-2", Tier.DB, "node-1"), Reach.FORWARD));
        RunningSite site =
            topology.start(MockCluster.configuration("session-beans", Map.of()), mock.start())) {
      assertThat(mock.view().spec("web").getNodeSelector())
          .containsEntry("kubernetes.io/hostname", "node-2");
      assertThat(mock.view().spec("app").getNodeSelector()).isEmpty();
      assertThat(topology.machineOf(Tier.WEB).name()).isEqualTo("boot-of-node-2");
      assertThat(topology.machineOf(Tier.WEB).words()).contains("node node-2: 4 CPUs, Debian");
      assertThat(topology.machineOf(Tier.DB).name()).isEqualTo("boot-of-node-1");
    }
  }

  @Test
  void refusesANodeThatDoesNotExist() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready)) {
      assertThatThrownBy(
              () -> mock.open(MockCluster.settings(Map.of(Tier.WEB, "node-3"), Reach.FORWARD)))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining(
              "--nodes web=node-3: the cluster has no such node, but node-1, node-2");
    }
  }

  @Test
  void nothingButTheBenchAsksForPagesWhileItMeasures() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RunningSite site =
            topology.start(MockCluster.configuration("session-beans", Map.of()), mock.start())) {
      for (String tier : List.of("web", "app", "db")) {
        PodSpec pod =
            mock.view()
                .client(MockCluster.NAMESPACE)
                .pods()
                .withLabel(Cluster.COMPONENT, tier)
                .list()
                .getItems()
                .get(0)
                .getSpec();
        Container container = pod.getContainers().get(0);
        assertThat(container.getStartupProbe()).as(tier).isNotNull();
        assertThat(container.getReadinessProbe()).as(tier).isNull();
        assertThat(container.getLivenessProbe()).as(tier).isNull();
      }
    }
  }

  @Test
  void aPolicyAdmitsClientsFromOutsideOnlyWhereTheyComeFromThere() {
    assertThat(admitted(Reach.FORWARD)).isEmpty();
    assertThat(admitted(Reach.SERVICE)).containsExactly("0.0.0.0/0");
    assertThat(admitted(Reach.NODE_PORT)).containsExactly("0.0.0.0/0");
  }

  @Test
  void saysWhyAPodCannotStart() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::withoutImage)) {
      assertThatThrownBy(() -> mock.open())
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("db-1 cannot start: ImagePullBackOff: no mysql:8.4.6 here")
          .hasMessageContaining("kubectl --namespace bench-test describe pod db-1");
      assertThat(mock.view().client(MockCluster.NAMESPACE).apps().statefulSets().list().getItems())
          .isEmpty();
    }
  }

  @Test
  void saysWhatItWaitedForInVain() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::unscheduled)) {
      Cluster cluster = new Cluster(client, MockCluster.NAMESPACE, Duration.ofMillis(500));
      cluster.apply(MockCluster.objects(Reach.FORWARD).servers(Tier.WEB, "web", 2, Map.of()));
      assertThatThrownBy(() -> cluster.awaitReady(Tier.WEB, 2))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("the web tier does not have 2 ready pods")
          .hasMessageContaining("web-x1 (Unschedulable: 0/2 nodes have memory)");
    }
  }

  @Test
  void leavesOtherNamespacesAlone() throws Exception {
    client
        .resource(
            new NamespaceBuilder()
                .withNewMetadata()
                .withName(MockCluster.NAMESPACE)
                .endMetadata()
                .build())
        .create();
    try (StubCluster stub = mock.nodes(StubCluster::ready)) {
      assertThatThrownBy(() -> mock.open())
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("is not the bench's own");
      assertThat(mock.view().client(MockCluster.NAMESPACE).secrets().list().getItems()).isEmpty();
    }
  }

  @Test
  void refusesASecondRunInTheSameNamespace() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open()) {
      assertThatThrownBy(() -> mock.open())
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("db-1 runs in namespace bench-test already");
      assertThat(mock.view().names("db")).containsExactly("db-1");
    }
  }

  private static List<String> admitted(Reach reach) {
    List<String> blocks = new ArrayList<>();
    MockCluster.objects(reach).servers(Tier.WEB, "web", 1, Map.of()).stream()
        .filter(NetworkPolicy.class::isInstance)
        .map(NetworkPolicy.class::cast)
        .flatMap(policy -> policy.getSpec().getIngress().stream())
        .flatMap(rule -> rule.getFrom().stream())
        .filter(peer -> peer.getIpBlock() != null)
        .forEach(peer -> blocks.add(peer.getIpBlock().getCidr()));
    return blocks;
  }
}
