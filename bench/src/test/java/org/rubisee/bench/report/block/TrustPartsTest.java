package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
}
