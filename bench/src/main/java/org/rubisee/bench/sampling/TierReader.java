package org.rubisee.bench.sampling;

import java.io.IOException;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

/** Reads what a tier uses, wherever it runs. Used by one thread. */
public interface TierReader {

  Tier tier();

  /**
   * Reads the tier; empty when its process has ended.
   *
   * @param atSeconds the time of the reading, since the emulator's start
   * @throws IOException if nothing could be read; the message says why
   */
  Optional<TierSample> sample(double atSeconds) throws IOException;
}
