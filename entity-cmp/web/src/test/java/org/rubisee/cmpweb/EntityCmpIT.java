package org.rubisee.cmpweb;

import org.rubisee.contract.AuctionContract;

/** entity-cmp keeps the contract of all implementations. */
class EntityCmpIT extends AuctionContract {}
