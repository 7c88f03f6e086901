package org.rubisee.bmpweb;

import org.rubisee.contract.AuctionContract;

/** entity-bmp keeps the contract of all implementations. */
class EntityBmpIT extends AuctionContract {}
