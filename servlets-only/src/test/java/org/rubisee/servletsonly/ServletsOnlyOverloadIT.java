package org.rubisee.servletsonly;

import org.rubisee.contract.AuctionOverloadContract;

/** servlets-only refuses what it has no room for, and nothing else. */
class ServletsOnlyOverloadIT extends AuctionOverloadContract {}
