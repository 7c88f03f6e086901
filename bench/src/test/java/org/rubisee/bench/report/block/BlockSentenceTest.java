package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

class BlockSentenceTest {

  @Test
  void namesEverySiteFromTheCheapestOn() {
    assertThat(answer(Map.of("a", 1.0, "b", 7.0, "c", 2.0), 1e-6))
        .isEqualTo(
            "First look: compared with A, an interaction of the browsing mix takes 2.00 times the"
                + " CPU time with C and 7.00 times with B.");
  }

  @Test
  void aSiteAloneHasItsIntervalAndNoDifferenceIsClaimedWhereNoneIsShown() {
    assertThat(answer(Map.of("a", 1.0, "b", 2.0), 0.01))
        .containsPattern("takes [\\d.]+ \\([\\d.]+ to [\\d.]+\\) times the CPU time with B\\.$");
    assertThat(answer(Map.of("a", 1.0, "b", 1.0), 0.1))
        .endsWith(" times the CPU time with B, which shows no difference.");
  }

  /** Equality is claimed by an interval only. */
  @Test
  void aSingleRoundShowsNeitherADifferenceNorNone() {
    assertThat(answer(Map.of("a", 1.0, "b", 5.0), 0.01, 1))
        .containsPattern("takes [45][\\d.]+ \\(interval unknown\\) times the CPU time with B\\.$");
  }

  @Test
  void ofManySitesOnlyTheEndsAreNamed() {
    Map<String, Double> costs = new HashMap<>();
    for (char site = 'a'; site <= 'k'; site++) {
      costs.put(String.valueOf(site), 1.0 + site - 'a');
    }
    assertThat(answer(costs, 1e-6))
        .endsWith("takes from 2.00 times the CPU time with B to 11.0 times with K.");
  }

  @Test
  void nothingMeasuredIsNoAnswer() {
    BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 6, 0);
    BlockModel model = new BlockModel(SampleRuns.run(plan), List.of(), List.of(), Map.of());
    assertThat(new BlockAnswer(model).answer().sentences())
        .first()
        .isEqualTo("No site was compared with A in the browsing mix.");
  }

  private static String answer(Map<String, Double> costs, double deviation) {
    return answer(costs, deviation, 6);
  }

  private static String answer(Map<String, Double> costs, double deviation, int rounds) {
    List<String> sites = new ArrayList<>(costs.keySet().stream().sorted().toList());
    BlockPlan plan = SampleRuns.plan(sites, rounds, 0);
    BlockModel model =
        new BlockModel(
            SampleRuns.run(plan),
            List.of(SampleRuns.invocation(plan, 1)),
            SampleRuns.blocks(plan, costs, deviation, 5),
            Map.of());
    return new BlockAnswer(model).answer().sentences().get(0);
  }
}
