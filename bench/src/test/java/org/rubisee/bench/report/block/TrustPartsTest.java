package org.rubisee.bench.report.block;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

class TrustPartsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Other sites took 3.8 % of the used processor time."
            + "| Other sites took over 3 % of the used processor time.",
        "12.0 % of the processor time was stolen. | Over 3 % of the processor time was stolen.",
        "4 interactions were refused, failed or timed out."
            + "| Interactions were refused, failed or timed out."
      })
  void marksOfOneKindHaveOneSentence(String mark, String kind) {
    assertThat(TrustParts.kind(mark)).isEqualTo(kind);
  }

  @Test
  void gatesThatFailAlikeHaveOneRow() {
    BlockPlan plan = SampleRuns.curve(List.of("a", "b"), List.of(100, 400));
    SampleCurves curves = new SampleCurves();
    for (int round = 1; round <= 4; round++) {
      curves.add(1, round, "a", 400, 1_600, 5_000);
      curves.add(1, round, "b", 400, 1_600, 5_000);
    }
    BlockModel model = curves.model(plan, 1);
    String shown =
        new TrustParts(model).shown().stream().map(DomContent::render).collect(joining());

    assertThat(model.judgements().inOneLine()).contains("gates FAILED");
    assertThat(model.failedGates()).hasSizeGreaterThan(1);
    assertThat(shown.split("FAILED\\. ", -1)).hasSize(2);
    assertThat(shown).contains("2 sites and cells: a; b");
  }
}
