package org.rubisee.servletsonly;

import org.rubisee.contract.AuctionContract;

/** servlets-only keeps the contract of all implementations. */
class ServletsOnlyIT extends AuctionContract {}
