package org.rubisee.bench.topology.tier;

import org.rubisee.bench.topology.tier.TierControl;

/** A server on this machine. */
class WatchedTierTest extends TierControlContract {

  @Override
  protected TierControl under(WatchedTier here) {
    return here;
  }
}
