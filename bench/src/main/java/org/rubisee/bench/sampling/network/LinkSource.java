package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.util.List;
import org.rubisee.bench.results.tier.LinkSample;

/** Reads what goes over the links between tiers. Not for use by several threads. */
public interface LinkSource {

  /**
   * Reads all links over which something went; nothing when it is not yet time for a further
   * reading.
   *
   * @param atSeconds the time of the reading, since the emulator's start
   * @throws IOException if what counts them cannot be read
   */
  List<LinkSample> read(double atSeconds) throws IOException;
}
