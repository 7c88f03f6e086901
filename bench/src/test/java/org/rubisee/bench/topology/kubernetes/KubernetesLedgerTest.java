package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicySpec;
import io.fabric8.kubernetes.client.server.mock.OutputStreamMessage;
import io.fabric8.kubernetes.client.server.mock.StatusStreamMessage;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.ledger.wire.FetchedCalls;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LedgerCounter;
import org.rubisee.bench.topology.RelayedSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Sizes;

/** What a ledger needs of a cluster, against a mock API server. */
// the stub is used by what it does until it is closed
@SuppressWarnings("try")
class KubernetesLedgerTest extends OnMockCluster {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final DataPlan DATA = ApplicationData.standard().plan(Sizes.TINY);

  @Test
  void serversCallEachOtherOverRelays() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open()) {
      try (RelayedSite counted = start(topology, "session-beans")) {
        for (String tier : List.of("web", "app")) {
          assertThat(mock.view().environment(tier))
              .as(tier)
              .containsEntry("RUBIS_CALL_LOG", "true")
              .containsEntry(
                  "RUBIS_DB_URL",
                  "jdbc:mysql://127.0.0.1:" + counted.watch().databasePort() + "/rubis");
        }
        Map<String, String> web = mock.view().environment("web");
        assertThat(web).containsEntry("RUBIS_APP_HOST", "127.0.0.1");
        assertThat(mock.tunnels().opened()).contains("app-x1:8080");
        URI app = URI.create("http://127.0.0.1:" + web.get("RUBIS_APP_PORT") + "/");
        assertThat(app.getPort())
            .as("a relay before the tunnel")
            .isNotEqualTo(mock.tunnels().port());
        try (HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
          assertThat(client.send(SimpleRequestBuilder.get(app).build(), PATIENCE).status())
              .as("what the relay passes on is answered")
              .isEqualTo(200);
        }
      }
      assertThat(mock.view().names("web", "app")).isEmpty();
    }
  }

  @Test
  void theSameSettingsAsInOtherTopologies() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RelayedSite counted = start(topology, "servlets-only")) {
      assertThat(mock.view().environment("web").get("RUBIS_PROPERTIES").split("\\s"))
          .containsExactlyInAnyOrder(
              "rubis.db.pool-size=1",
              "rubis.site.password-iterations=" + DATA.passwordIterations(),
              "rubis.site.password-seed=" + DATA.passwordSeed(),
              "rubis.site.nonces=sequence",
              "rubis.site.ticket-key=key-of-the-ledger");
      assertThat(mock.view().configMap("clock"))
          .containsEntry("clock", "fixed:" + LedgerCounter.NOW);
      assertThat(counted.site().baseUri().getPath()).isEqualTo("/servlets-only/");
    }
  }

  @Test
  void countsWithTheKnobsOfTheSite() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RelayedSite counted =
            startedBy(topology, "session-beans", Map.of("pool", "7", "statement-cache", "3"))) {
      assertThat(mock.view().environment("app").get("RUBIS_PROPERTIES").split("\\s"))
          .contains("rubis.db.pool-size=7", "rubis.db.statement-cache=3");
      assertThat(counted.site().forgetsEntities()).isFalse();
    }
  }

  @Test
  void onlyWhileItCountsMayServersCallTheBench() throws Exception {
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open()) {
      try (RelayedSite counted = start(topology, "servlets-only")) {
        NetworkPolicySpec policy = mock.view().policy("relays-egress").getSpec();
        assertThat(policy.getPolicyTypes()).containsExactly("Egress");
        assertThat(policy.getPodSelector().getMatchExpressions().get(0).getValues())
            .containsExactly("app", "web");
        assertThat(policy.getEgress().get(0).getTo().get(0).getIpBlock().getCidr())
            .isEqualTo("127.0.0.1/32");
        assertThat(mock.tunnels().opened())
            .as("there is no application server")
            .noneMatch(way -> way.startsWith("app"));
      }
      assertThat(mock.view().policies()).doesNotContain("relays-egress").contains("deny-all");
    }
  }

  @Test
  void readsWhatIsNewInALogOfCalls() {
    expectTail(1, "remote A.b\nremote C.d\n", 0);
    expectTail(23, "", 0);
    FetchedCalls calls = PodCallLog.calls(mock.cluster(), pod(), Tier.APP);

    assertThat(calls.size()).isEqualTo(22);
    assertThat(calls.take()).containsExactly("remote A.b", "remote C.d");
    assertThat(calls.take()).isEmpty();
  }

  @Test
  void saysThatALogCannotBeRead() {
    expectTail(1, "no such command", 127);
    FetchedCalls calls = PodCallLog.calls(mock.cluster(), pod(), Tier.APP);

    assertThatThrownBy(calls::take)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("The calls of app-x1 cannot be read")
        .hasMessageContaining("exit code: 127");
  }

  /** The command in the pod that prints a log from a byte on. */
  private void expectTail(int from, String output, int exitCode) {
    String command =
        String.format(
            Locale.ROOT, "[ ! -e %1$s ] || tail -c +%2$d %1$s", "/var/lib/rubis/calls.log", from);
    server
        .expect()
        .get()
        .withPath(
            String.format(
                Locale.ROOT,
                "/api/v1/namespaces/%s/pods/app-x1/exec?command=sh&command=-c&command=%s&container=app&stdout=true&stderr=true",
                MockCluster.NAMESPACE,
                URLEncoder.encode(command, StandardCharsets.UTF_8).replace("+", "%20")))
        .andUpgradeToWebSocket()
        .open(new OutputStreamMessage(output), new StatusStreamMessage(exitCode))
        .done()
        .always();
  }

  private static RelayedSite start(KubernetesTopology topology, String name) {
    return startedBy(topology, name, Map.of());
  }

  private static RelayedSite startedBy(
      KubernetesTopology topology, String name, Map<String, String> knobs) {
    SiteConfiguration configuration = MockCluster.configuration(name, knobs);
    SiteRecipe recipe =
        LedgerCounter.recipe(new Checkout(MockCluster.HOME), "auction", configuration.knobs());
    return topology.startRelayed(configuration, SiteStart.of(recipe, Instant.EPOCH), HERE);
  }

  /** A pod that runs, of an application server. */
  private Pod pod() {
    return client
        .resource(
            StubCluster.ready(
                    new PodBuilder()
                        .withNewMetadata()
                        .withName("app-x1")
                        .withNamespace(MockCluster.NAMESPACE)
                        .endMetadata()
                        .withNewSpec()
                        .addNewContainer()
                        .withName("app")
                        .endContainer()
                        .endSpec())
                .build())
        .create();
  }
}
