package org.rubisee.localinterfaces;

import org.rubisee.contract.AuctionContract;

/** local-interfaces keeps the contract of all implementations. */
class LocalInterfacesIT extends AuctionContract {}
