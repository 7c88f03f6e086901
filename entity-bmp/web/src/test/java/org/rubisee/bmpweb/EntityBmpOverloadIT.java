package org.rubisee.bmpweb;

import org.rubisee.contract.AuctionOverloadContract;

/** entity-bmp refuses what it has no room for, and nothing else. */
class EntityBmpOverloadIT extends AuctionOverloadContract {}
