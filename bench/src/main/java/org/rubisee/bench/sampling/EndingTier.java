package org.rubisee.bench.sampling;

import java.io.IOException;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

/**
 * Reads a tier whose process ends by itself some time before anybody is told: from then on it uses
 * nothing more.
 */
public final class EndingTier implements TierReader {

  private final TierReader reader;
  private Optional<TierSample> last = Optional.empty();

  public EndingTier(TierReader reader) {
    this.reader = reader;
  }

  @Override
  public Tier tier() {
    return reader.tier();
  }

  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    Optional<TierSample> sample = reader.sample(atSeconds);
    if (sample.isEmpty()) {
      return last.map(ended -> at(atSeconds, ended));
    }
    last = sample;
    return sample;
  }

  private static TierSample at(double seconds, TierSample sample) {
    return new TierSample(
        sample.tier(),
        seconds,
        sample.cpuUserSeconds(),
        sample.cpuSystemSeconds(),
        0,
        sample.counters());
  }
}
