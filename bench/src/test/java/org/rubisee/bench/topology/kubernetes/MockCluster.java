package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.server.mock.KubernetesMockServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.MySqlOptions;

/** A cluster of which only the API server exists, and that is a mock that keeps what it is sent. */
final class MockCluster implements AutoCloseable {

  static final Path HOME = Path.of(System.getProperty("rubis.home"));
  static final String NAMESPACE = "bench-test";

  /** The mock server tells each request; a reference keeps its logger as it is set here. */
  private static final Logger REQUESTS = Logger.getLogger("io.fabric8.mockwebserver");

  static {
    REQUESTS.setLevel(Level.WARNING);
  }

  private final KubernetesMockServer server;
  private final KubernetesClient client;
  private final Path work;
  private final ClusterView view;
  private final StubTunnels tunnels;

  MockCluster(KubernetesMockServer server, KubernetesClient client, Path work) throws IOException {
    this.server = server;
    this.client = client;
    this.work = work;
    view = new ClusterView(client, NAMESPACE);
    tunnels = new StubTunnels(() -> view.secret("db-key", "db-password"));
  }

  @Override
  public void close() {
    tunnels.close();
  }

  /** What the API server has. */
  ClusterView view() {
    return view;
  }

  /** Ways to pods, which end in this process. */
  StubTunnels tunnels() {
    return tunnels;
  }

  /** Does the work of scheduler and kubelets. */
  StubCluster nodes(UnaryOperator<PodBuilder> fate) {
    return new StubCluster(client, NAMESPACE, fate);
  }

  Cluster cluster() {
    return cluster(client);
  }

  private static Cluster cluster(KubernetesClient client) {
    return new Cluster(client, NAMESPACE, Duration.ofSeconds(20));
  }

  /** Closing a topology closes its client; the test needs its own on. */
  KubernetesTopology open(ClusterSettings settings) {
    return KubernetesTopology.open(
        cluster(server.createClient()),
        tunnels,
        new KubernetesTopology.Order(recipe(), MySqlOptions.in(work), settings),
        Terminal.standard().quiet());
  }

  KubernetesTopology open() {
    return open(settings(Map.of(), Reach.FORWARD));
  }

  SiteStart start() {
    return SiteStart.of(recipe(), Instant.parse("2026-11-01T00:00:00Z"));
  }

  private SiteRecipe recipe() {
    return new SiteRecipe(
        new Checkout(HOME, work),
        ApplicationData.standard().plan(Sizes.TINY),
        Map.of(),
        Pinning.ANYWHERE,
        List.of());
  }

  static SiteConfiguration configuration(String name, Map<String, String> knobs) {
    return SiteConfiguration.of(
            List.of(new Checkout(HOME).implementation(name)), Knobs.shared(knobs))
        .get(0);
  }

  static ClusterSettings settings(Map<Tier, String> nodes, Reach reach) {
    return new ClusterSettings(Optional.empty(), NAMESPACE, nodes, reach, false);
  }

  static SiteObjects objects(Reach reach) {
    return new SiteObjects(Manifests.in(HOME), settings(Map.of(), reach));
  }
}
