package org.rubisee.bench.sampling.counter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpClient;

class ServerPoolsTest {

  @Test
  void findsThePoolsAmongAServersMetrics() {
    String text =
        """
        # HELP wildfly_datasources_pool_in_use_count The number of connections in use
        # TYPE wildfly_datasources_pool_in_use_count gauge
        wildfly_datasources_pool_in_use_count{data_source="RubisDS"} 3.0
        wildfly_datasources_pool_in_use_count{data_source="Other"} 1.0
        wildfly_datasources_pool_total_usage_time{data_source="RubisDS"} 1250.0
        wildfly_io_busy_task_thread_count{worker="default"} 5.0
        base_thread_count 80.0
        """;
    assertThat(ServerPools.parse(text))
        .isEqualTo(Map.of("poolInUse", 4.0, "poolUsageMillis", 1250.0, "threadsBusy", 5.0));
  }

  @Test
  void failsWithoutAServer() {
    try (HttpClient http = ServerPools.client()) {
      ServerPools nobody =
          new ServerPools(http, URI.create("http://127.0.0.1:1" + ServerPools.PATH));
      assertThatThrownBy(nobody::counters).isInstanceOf(IOException.class);
    }
  }
}
