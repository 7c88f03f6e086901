package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.server.mock.EnableKubernetesMockClient;
import io.fabric8.kubernetes.client.server.mock.KubernetesMockServer;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests that have a {@link MockCluster}, each its own. */
@EnableKubernetesMockClient(crud = true, https = false)
abstract class OnMockCluster {

  KubernetesMockServer server;
  KubernetesClient client;
  MockCluster mock;
  @TempDir Path work;

  @BeforeEach
  void begin() throws IOException {
    mock = new MockCluster(server, client, work);
  }

  @AfterEach
  void end() {
    mock.close();
  }
}
