package org.rubisee.bench.results.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BlockSizesTest {

  @Test
  void pacedBlocksHaveAShareOfWhatTheSlowestSiteAnswers() {
    assertThat(limited(0).pacedRate(300)).isEqualTo(150);
  }

  @Test
  void theirRateHasALimit() {
    assertThat(limited(100).pacedRate(300)).isEqualTo(100);
    assertThat(limited(100).pacedRate(150)).isEqualTo(75);
  }

  @Test
  void aLimitBelowNothingIsRejected() {
    assertThatThrownBy(() -> limited(-1)).hasMessageContaining("-1");
  }

  private static BlockSizes limited(double pacedLimit) {
    return new BlockSizes(8, 260, 1_040, 1, 5, 0.5, pacedLimit, 64);
  }
}
