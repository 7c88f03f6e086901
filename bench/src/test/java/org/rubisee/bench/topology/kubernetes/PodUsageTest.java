package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PodUsageTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void trafficThatTheKubeletDoesNotStateIsNotZero() throws JsonProcessingException {
    assertThat(usage("").traffic()).isEmpty();
    assertThat(usage(", \"network\": {\"rxBytes\": 5}").traffic()).isEmpty();
  }

  @Test
  void trafficOfAllPodsIsKnownIfEachOneStatesIt() throws JsonProcessingException {
    PodUsage one = usage(", \"network\": {\"rxBytes\": 100, \"txBytes\": 200}");

    assertThat(one.plus(one.ended()).traffic()).contains(new PodUsage.Traffic(200, 400));
    assertThat(one.plus(usage("")).traffic()).isEmpty();
  }

  private static PodUsage usage(String further) throws JsonProcessingException {
    return PodUsage.parse(
        JSON.readTree(
            String.format(
                Locale.ROOT,
                """
            {"containers": [{"cpu": {"time": "2026-11-01T00:00:00Z", "usageCoreNanoSeconds": 7},
              "memory": {"rssBytes": 9}}]%s}
            """,
                further)));
  }
}
