package org.rubisee.bench.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

/** What is said of a run in blocks before it starts. */
class DryRunTest {

  private final BlockPlan ratios = SampleRuns.conclusions(List.of("a", "b"));
  private final BlockPlan curve = SampleRuns.curve(List.of("a", "b"), List.of(100, 200));

  @Test
  void tellsTheRoundsOfARunInBlocks() {
    assertThat(DryRun.text(request(ratios)))
        .contains("3 invocations of 12 saturated and 2 paced rounds, 168 measured blocks")
        .doesNotContain("Clients");
  }

  @Test
  void tellsThePointsOfACurve() {
    assertThat(DryRun.text(request(curve)))
        .contains("3 invocations of 12 rounds of the curve, 288 measured blocks")
        .contains("Clients: 100, 200, who think for 7 s on average")
        .contains("Each point settles for 15 s and is then measured for 30 s");
  }

  @Test
  void theKeyOfACurveIsThereOnlyIfThereIsOne() throws Exception {
    assertThat(json(ratios).has("curve")).isFalse();
    JsonNode found = json(curve).get("curve");
    assertThat(found.get("clients")).hasToString("[100,200]");
    assertThat(found.at("/load/pace/thinkSeconds").asDouble()).isEqualTo(7);
    assertThat(found.at("/load/phases/measureSeconds").asDouble()).isEqualTo(30);
    assertThat(found.at("/load/arrivals").has("closed")).as("what follows from the rest").isFalse();
  }

  private static JsonNode json(BlockPlan plan) throws Exception {
    return JsonMapper.builder().build().readTree(DryRun.json(request(plan), "local"));
  }

  private static Blocks request(BlockPlan plan) {
    return new Blocks(plan, List.of(), List.of());
  }
}
