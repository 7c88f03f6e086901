package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.NamespaceBuilder;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscalerStatusBuilder;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.server.mock.EnableKubernetesMockClient;
import io.fabric8.kubernetes.client.server.mock.KubernetesMockServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.MySqlOptions;

/** The topology against a mock API server, which keeps what it is sent. */
@EnableKubernetesMockClient(crud = true, https = false)
// stub and site are used by what they do until they are closed
@SuppressWarnings("try")
class KubernetesTopologyTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final String NAMESPACE = "bench-test";
  private static final Instant RESTORED = Instant.parse("2026-11-01T00:00:00Z");

  /** The mock server tells each request; a reference keeps its logger as it is set here. */
  private static final Logger REQUESTS = Logger.getLogger("io.fabric8.mockwebserver");

  static {
    REQUESTS.setLevel(Level.WARNING);
  }

  private KubernetesMockServer server;
  private KubernetesClient client;
  @TempDir private Path work;

  private StubTunnels tunnels;
  private ClusterView view;

  @BeforeEach
  void look() throws IOException {
    view = new ClusterView(client, NAMESPACE);
    tunnels = new StubTunnels(() -> view.secret("db-key", "db-password"));
  }

  @AfterEach
  void closeTunnels() {
    tunnels.close();
  }

  @Test
  void deploysASiteAndTakesItAway() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready)) {
      try (KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD))) {
        assertThat(topology.remarks()).anyMatch(remark -> remark.contains("restored by SQL"));
        try (RunningSite site = topology.start(configuration("session-beans", Map.of()), start())) {
          assertThat(site.baseUri().toString())
              .isEqualTo("http://127.0.0.1:" + tunnels.port() + "/session-beans/");
          assertThat(view.names("web", "app")).containsExactly("app-x1", "web-x1");
          assertThat(tunnels.opened()).containsExactly("db-1:3306", "web-x1:8080");
          assertThat(view.environment("web")).containsEntry("RUBIS_APP_HOST", "app");
          assertThat(view.environment("web").get("RUBIS_PROPERTIES"))
              .contains("rubis.site.password-iterations=")
              .doesNotContain("ticket-key", "clock");
          assertThat(view.configMap("clock")).containsEntry("clock", "since:2026-11-01T00:00:00Z");
          assertThat(view.configMap("site")).containsEntry("RUBIS_IMPLEMENTATION", "session-beans");
          assertThat(site.isAlive()).isTrue();
          assertThat(site.webNodes()).isEmpty();
        }
        assertThat(view.names("web", "app")).isEmpty();
        assertThat(view.policies())
            .doesNotContain("web-ingress")
            .contains("db-ingress", "deny-all");
      }
    }
    assertThat(view.client(NAMESPACE).pods().list().getItems()).isEmpty();
  }

  @Test
  void leavesNamespaceAndSecretsForTheNextRun() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready)) {
      open(settings(Map.of(), Reach.FORWARD)).close();
      String password = view.secret("db-key", "db-password");
      open(settings(Map.of(), Reach.FORWARD)).close();
      assertThat(view.secret("db-key", "db-password")).isEqualTo(password).hasSize(32);
      assertThat(view.secret("root-key", "accounts.sql"))
          .contains("IDENTIFIED BY '" + view.secret("keys", "site-password") + "'");
    }
    assertThat(view.client(NAMESPACE).apps().statefulSets().list().getItems()).isEmpty();
  }

  @Test
  void servletsOnlyHasNoApplicationTier() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD));
        RunningSite site = topology.start(configuration("servlets-only", Map.of()), start())) {
      assertThat(view.names("web", "app")).containsExactly("web-x1");
      assertThat(view.policies()).contains("web-ingress").doesNotContain("app-ingress");
    }
  }

  @Test
  void webServersKnowAllApplicationServers() throws Exception {
    Map<Knob, String> knobs = Map.of(Knob.APP_NODES, "3");
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD));
        RunningSite site = topology.start(configuration("session-beans", knobs), start())) {
      assertThat(view.names("app")).containsExactly("app-x1", "app-x2", "app-x3");
      assertThat(view.environment("web")).containsEntry("RUBIS_APP_HOST", "10.0.0.1");
      assertThat(view.environment("web").get("RUBIS_PROPERTIES"))
          .contains("rubis.app.further-nodes=10.0.0.2:8080,10.0.0.3:8080");
      assertThat(view.environment("app").get("RUBIS_PROPERTIES")).doesNotContain("further-nodes");
    }
  }

  @Test
  void placesTiersOnNodes() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology =
            open(settings(Map.of(Tier.WEB, "node-2", Tier.DB, "node-1"), Reach.FORWARD));
        RunningSite site = topology.start(configuration("session-beans", Map.of()), start())) {
      assertThat(view.spec("web").getNodeSelector())
          .containsEntry("kubernetes.io/hostname", "node-2");
      assertThat(view.spec("app").getNodeSelector()).isEmpty();
      assertThat(topology.machineOf(Tier.WEB).name()).isEqualTo("boot-of-node-2");
      assertThat(topology.machineOf(Tier.WEB).words()).contains("node node-2: 4 CPUs, Debian");
      assertThat(topology.machineOf(Tier.DB).name()).isEqualTo("boot-of-node-1");
    }
  }

  @Test
  void refusesANodeThatDoesNotExist() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready)) {
      assertThatThrownBy(() -> open(settings(Map.of(Tier.WEB, "node-3"), Reach.FORWARD)))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining(
              "--nodes web=node-3: the cluster has no such node, but node-1, node-2");
    }
  }

  @Test
  void scalesTheWebTierWhileItRuns() throws Exception {
    Map<Knob, String> knobs = Map.of(Knob.WEB_NODES, "3");
    try (StubCluster stub = cluster(StubCluster::ready)) {
      Cluster cluster = new Cluster(client, NAMESPACE, Duration.ofSeconds(20));
      try (KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD))) {
        // a way through the API server reaches one server only, so the site itself refuses it
        assertThatThrownBy(() -> topology.start(configuration("servlets-only", knobs), start()))
            .isInstanceOf(CommandFailedException.class)
            .hasMessageContaining("--web-nodes needs --reach service");
        cluster.apply(objects(Reach.SERVICE).servers(Tier.WEB, 3, Map.of()));
        cluster.awaitReady(Tier.WEB, 3);
        PodWebNodes nodes = new PodWebNodes(cluster, 3);
        nodes.use(1);
        assertThat(view.names("web")).containsExactly("web-x1");
        nodes.use(3);
        assertThat(view.names("web")).hasSize(3);
        assertThatThrownBy(() -> nodes.use(4)).isInstanceOf(IllegalArgumentException.class);
      }
    }
  }

  @Test
  void anAutoscalerDecidesHowManyWebServersThereAre() throws Exception {
    Map<Knob, String> knobs = Map.of(Knob.WEB_NODES, "3");
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(autoscaled())) {
      assertThat(topology.autoscales()).isTrue();
      assertThat(String.join(" ", topology.remarks())).contains("HorizontalPodAutoscaler");
      Cluster cluster = new Cluster(client, NAMESPACE, Duration.ofSeconds(20));
      // the mock server gives services no address, so the clients go through the stub's tunnel
      KubernetesSite.Parts parts =
          new KubernetesSite.Parts(
              cluster,
              new SiteObjects(Manifests.in(HOME), autoscaled()),
              new WebAddress(cluster, tunnels, Reach.FORWARD),
              Optional.empty());
      try (RunningSite site =
          KubernetesSite.start(parts, configuration("servlets-only", knobs), start())) {
        assertThat(view.names("web")).containsExactly("web-x1");
        assertThat(view.autoscalers())
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
        client.apps().deployments().inNamespace(NAMESPACE).withName("web").scale(2);
        cluster.awaitReady(Tier.WEB, 2);
        assertThat(autoscaler.count()).contains(new WebNodes.Count(2, 2));
        assertThatThrownBy(() -> nodes.use(1))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("--autoscaler");
      }
      assertThat(view.autoscalers()).isEmpty();
      assertThat(view.names("web")).isEmpty();
    }
  }

  @Test
  void saysThatAnAutoscalerLacksReadings() throws Exception {
    AutoscaledPods pods =
        new AutoscaledPods(new Cluster(client, NAMESPACE, Duration.ofSeconds(20)), 3);
    assertThat(pods.complaint()).as("without one").isEmpty();
    assertThat(pods.count()).as("without a deployment").isEmpty();
    HorizontalPodAutoscaler scaler = objects(Reach.SERVICE).autoscaler(3);
    scaler.getMetadata().setNamespace(NAMESPACE);
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
  void readsWhatPodsUseFromTheirKubelets() throws Exception {
    expectSummary("node-1", pod("db-1", 7e9, 1 << 20), pod("web-x1", 2.5e9, 3 << 20));
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD));
        RunningSite site = topology.start(configuration("servlets-only", Map.of()), start())) {
      TierSample web = sample(site.readers().get(0));
      assertThat(web.tier()).isEqualTo(Tier.WEB);
      assertThat(web.cpuSeconds()).isEqualTo(2.5);
      assertThat(web.residentBytes()).isEqualTo(3 << 20);
      assertThat(web.counters()).containsEntry("networkSentBytes", 200.0);
      assertThat(web.atSeconds()).as("dated back to the kubelet's look").isLessThan(100);
      assertThat(sample(topology.database().reader().orElseThrow()).cpuSeconds()).isEqualTo(7);
      assertThat(String.join(" ", topology.remarks())).contains("about every 10 s");
    }
  }

  @Test
  void saysWhatCannotBeRead() throws Exception {
    server
        .expect()
        .get()
        .withPath("/api/v1/nodes/node-1/proxy/stats/summary")
        .andReturn(403, "{\"kind\":\"Status\",\"code\":403,\"reason\":\"Forbidden\"}")
        .always();
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD))) {
      assertThat(topology.database().reader()).isEmpty();
      assertThat(String.join(" ", topology.remarks()))
          .contains("What the pods use could not be read: your account may not get nodes/proxy");
    }
  }

  @Test
  void nothingButTheBenchAsksForPagesWhileItMeasures() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD));
        RunningSite site = topology.start(configuration("session-beans", Map.of()), start())) {
      for (String tier : List.of("web", "app", "db")) {
        PodSpec pod =
            view.client(NAMESPACE)
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
    try (StubCluster stub = cluster(StubCluster::withoutImage)) {
      assertThatThrownBy(() -> open(settings(Map.of(), Reach.FORWARD)))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("db-1 cannot start: ImagePullBackOff: no mysql:8.4.6 here")
          .hasMessageContaining("kubectl --namespace bench-test describe pod db-1");
      assertThat(view.client(NAMESPACE).apps().statefulSets().list().getItems()).isEmpty();
    }
  }

  @Test
  void saysWhatItWaitedForInVain() throws Exception {
    try (StubCluster stub = cluster(StubCluster::unscheduled)) {
      Cluster cluster = new Cluster(client, NAMESPACE, Duration.ofMillis(500));
      cluster.apply(objects(Reach.FORWARD).servers(Tier.WEB, 2, Map.of()));
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
            new NamespaceBuilder().withNewMetadata().withName(NAMESPACE).endMetadata().build())
        .create();
    try (StubCluster stub = cluster(StubCluster::ready)) {
      assertThatThrownBy(() -> open(settings(Map.of(), Reach.FORWARD)))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("is not the bench's own");
      assertThat(view.client(NAMESPACE).secrets().list().getItems()).isEmpty();
    }
  }

  @Test
  void refusesASecondRunInTheSameNamespace() throws Exception {
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD))) {
      assertThatThrownBy(() -> open(settings(Map.of(), Reach.FORWARD)))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("db-1 runs in namespace bench-test already");
      assertThat(view.names("db")).containsExactly("db-1");
    }
  }

  @Test
  void keepsTheLogsOfAllServers() throws Exception {
    Map<Knob, String> knobs = Map.of(Knob.APP_NODES, "2");
    for (String pod : List.of("web-x1", "app-x1", "app-x2")) {
      String container = pod.substring(0, 3);
      server
          .expect()
          .get()
          .withPath(
              "/api/v1/namespaces/bench-test/pods/%s/log?pretty=false&container=%s"
                  .formatted(pod, container))
          .andReturn(200, "log of " + pod)
          .always();
    }
    try (StubCluster stub = cluster(StubCluster::ready);
        KubernetesTopology topology = open(settings(Map.of(), Reach.FORWARD));
        RunningSite site = topology.start(configuration("session-beans", knobs), start())) {
      site.keepLogs(work);
      assertThat(work.resolve("web.log")).hasContent("log of web-x1");
      assertThat(work.resolve("app.log")).hasContent("log of app-x1");
      assertThat(work.resolve("app2.log")).hasContent("log of app-x2");
    }
  }

  private StubCluster cluster(UnaryOperator<PodBuilder> fate) {
    return new StubCluster(client, NAMESPACE, fate);
  }

  /** Closing a topology closes its client; the test needs its own on. */
  private KubernetesTopology open(ClusterSettings settings) {
    KubernetesClient own = server.createClient();
    Cluster cluster = new Cluster(own, NAMESPACE, Duration.ofSeconds(20));
    return KubernetesTopology.open(
        cluster,
        tunnels,
        new KubernetesTopology.Order(recipe(), MySqlOptions.in(work), settings),
        Terminal.standard().quiet());
  }

  private SiteRecipe recipe() {
    return new SiteRecipe(
        new Checkout(HOME, work), DataPlan.of(Scale.TINY), Map.of(), Pinning.ANYWHERE, List.of());
  }

  private SiteStart start() {
    return SiteStart.of(recipe(), RESTORED);
  }

  private static SiteConfiguration configuration(String name, Map<Knob, String> knobs) {
    return SiteConfiguration.of(List.of(new Checkout(HOME).implementation(name)), new Knobs(knobs))
        .get(0);
  }

  private static ClusterSettings settings(Map<Tier, String> nodes, Reach reach) {
    return new ClusterSettings(Optional.empty(), NAMESPACE, nodes, reach, false);
  }

  private static ClusterSettings autoscaled() {
    return new ClusterSettings(Optional.empty(), NAMESPACE, Map.of(), Reach.SERVICE, true);
  }

  private static SiteObjects objects(Reach reach) {
    return new SiteObjects(Manifests.in(HOME), settings(Map.of(), reach));
  }

  private static List<String> admitted(Reach reach) {
    List<String> blocks = new ArrayList<>();
    objects(reach).servers(Tier.WEB, 1, Map.of()).stream()
        .filter(NetworkPolicy.class::isInstance)
        .map(NetworkPolicy.class::cast)
        .flatMap(policy -> policy.getSpec().getIngress().stream())
        .flatMap(rule -> rule.getFrom().stream())
        .filter(peer -> peer.getIpBlock() != null)
        .forEach(peer -> blocks.add(peer.getIpBlock().getCidr()));
    return blocks;
  }

  private void expectSummary(String node, String... pods) {
    server
        .expect()
        .get()
        .withPath("/api/v1/nodes/" + node + "/proxy/stats/summary")
        .andReturn(200, "{\"pods\": [" + String.join(",", pods) + "]}")
        .always();
  }

  private static String pod(String name, double cpuNanos, int memory) {
    return """
    {"podRef": {"name": "%s", "namespace": "%s"},
     "containers": [{"name": "c",
       "cpu": {"time": "2026-11-01T00:00:00Z", "usageCoreNanoSeconds": %.0f},
       "memory": {"workingSetBytes": 9, "rssBytes": %d}}],
     "network": {"rxBytes": 100, "txBytes": 200}}
    """
        .formatted(name, NAMESPACE, cpuNanos, memory);
  }

  private static TierSample sample(TierReader reader) throws IOException {
    return reader.sample(100).orElseThrow();
  }
}
