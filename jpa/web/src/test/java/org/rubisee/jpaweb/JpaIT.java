package org.rubisee.jpaweb;

import org.rubisee.contract.AuctionContract;

/** jpa keeps the contract of all implementations. */
class JpaIT extends AuctionContract {}
