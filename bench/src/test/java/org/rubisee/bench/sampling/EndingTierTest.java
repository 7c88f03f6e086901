package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

class EndingTierTest {

  @Test
  void usesNothingMoreAfterItsEnd() throws IOException {
    TierSample working = new TierSample(Tier.CLIENT, 1, 2.5, 0.5, 1000, Map.of("gcPauses", 3.0));
    EndingTier tier = new EndingTier(readings(List.of(Optional.of(working), Optional.empty())));
    assertThat(tier.sample(1)).contains(working);
    assertThat(tier.sample(2))
        .contains(new TierSample(Tier.CLIENT, 2, 2.5, 0.5, 0, Map.of("gcPauses", 3.0)));
  }

  @Test
  void isMissingWhenItWasNeverSeen() throws IOException {
    assertThat(new EndingTier(readings(List.of(Optional.empty()))).sample(1)).isEmpty();
  }

  private static TierReader readings(List<Optional<TierSample>> readings) {
    Queue<Optional<TierSample>> queue = new ArrayDeque<>(readings);
    return new TierReader() {
      @Override
      public Tier tier() {
        return Tier.CLIENT;
      }

      @Override
      public Optional<TierSample> sample(double atSeconds) {
        return queue.remove();
      }
    };
  }
}
