package org.rubisee.localinterfaces;

import org.rubisee.contract.AuctionOverloadContract;

/** local-interfaces refuses what it has no room for, and nothing else. */
class LocalInterfacesOverloadIT extends AuctionOverloadContract {}
