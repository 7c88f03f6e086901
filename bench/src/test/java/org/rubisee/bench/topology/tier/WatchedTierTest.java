package org.rubisee.bench.topology.tier;

/** A server on this machine. */
class WatchedTierTest extends TierControlContract {

  @Override
  protected TierControl under(WatchedTier here) {
    return here;
  }
}
