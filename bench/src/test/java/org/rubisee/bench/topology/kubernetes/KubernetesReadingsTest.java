package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RunningSite;

/** What the bench learns of the pods of a site, against a mock API server. */
// stub and site are used by what they do until they are closed
@SuppressWarnings("try")
class KubernetesReadingsTest extends OnMockCluster {

  @Test
  void readsWhatPodsUseFromTheirKubelets() throws Exception {
    expectSummary("node-1", pod("db-1", 7e9, 1 << 20), pod("web-x1", 2.5e9, 3 << 20));
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RunningSite site =
            topology.start(MockCluster.configuration("servlets-only", Map.of()), mock.start())) {
      TierSample web = sample(site.readers().get(0));
      assertThat(web.tier()).isEqualTo(Tier.WEB);
      assertThat(web.cpuSeconds()).isEqualTo(2.5);
      assertThat(web.residentBytes()).isEqualTo(3 << 20);
      assertThat(web.counters()).containsEntry("networkSentBytes", 200.0);
      assertThat(web.atSeconds()).as("dated back to the kubelet's look").isLessThan(100);
      assertThat(sample(topology.database().reader().orElseThrow()).cpuSeconds()).isEqualTo(7);
      assertThat(String.join(" ", topology.remarks()))
          .contains("about every 10 s")
          .contains("not encrypted");
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
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open()) {
      assertThat(topology.database().reader()).isEmpty();
      assertThat(String.join(" ", topology.remarks()))
          .contains("What the pods use could not be read: your account may not get nodes/proxy");
    }
  }

  @Test
  void keepsTheLogsOfAllServers() throws Exception {
    Map<String, String> knobs = Map.of("app-nodes", "2");
    for (String pod : List.of("web-x1", "app-x1", "app-x2")) {
      String container = pod.substring(0, 3);
      server
          .expect()
          .get()
          .withPath(
              String.format(
                  Locale.ROOT,
                  "/api/v1/namespaces/bench-test/pods/%s/log?pretty=false&container=%s",
                  pod,
                  container))
          .andReturn(200, "log of " + pod)
          .always();
    }
    try (StubCluster stub = mock.nodes(StubCluster::ready);
        KubernetesTopology topology = mock.open();
        RunningSite site =
            topology.start(MockCluster.configuration("session-beans", knobs), mock.start())) {
      site.keepLogs(work);
      assertThat(work.resolve("web.log")).hasContent("log of web-x1");
      assertThat(work.resolve("app.log")).hasContent("log of app-x1");
      assertThat(work.resolve("app2.log")).hasContent("log of app-x2");
    }
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
    return String.format(
        Locale.ROOT,
        """
    {"podRef": {"name": "%s", "namespace": "%s"},
     "containers": [{"name": "c",
       "cpu": {"time": "2026-11-01T00:00:00Z", "usageCoreNanoSeconds": %.0f},
       "memory": {"workingSetBytes": 9, "rssBytes": %d}}],
     "network": {"rxBytes": 100, "txBytes": 200}}
    """,
        name,
        MockCluster.NAMESPACE,
        cpuNanos,
        memory);
  }

  private static TierSample sample(TierReader reader) throws IOException {
    return reader.sample(100).orElseThrow();
  }
}
