package org.rubisee.jpaweb;

import org.rubisee.contract.AuctionOverloadContract;

/** jpa refuses what it has no room for, and nothing else. */
class JpaOverloadIT extends AuctionOverloadContract {}
