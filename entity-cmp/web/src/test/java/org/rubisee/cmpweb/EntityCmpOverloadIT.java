package org.rubisee.cmpweb;

import org.rubisee.contract.AuctionOverloadContract;

/** entity-cmp refuses what it has no room for, and nothing else. */
class EntityCmpOverloadIT extends AuctionOverloadContract {}
