package org.rubisee.cmpweb;

import org.junit.jupiter.api.Nested;
import org.rubisee.contract.AppNodesConcurrencyContract;
import org.rubisee.contract.AuctionContract;

/** entity-cmp keeps the contract of all implementations, its locks on two application servers. */
class EntityCmpIT extends AuctionContract {

  @Nested
  class OnTwoApplicationServers extends AppNodesConcurrencyContract {}
}
