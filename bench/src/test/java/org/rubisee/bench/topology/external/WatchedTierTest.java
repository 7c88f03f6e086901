package org.rubisee.bench.topology.external;

import org.rubisee.bench.topology.agent.TierControl;

/** A server on this machine. */
class WatchedTierTest extends TierControlContract {

  @Override
  TierControl under(WatchedTier here) {
    return here;
  }
}
