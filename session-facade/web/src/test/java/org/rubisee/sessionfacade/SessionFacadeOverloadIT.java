package org.rubisee.sessionfacade;

import org.rubisee.contract.AuctionOverloadContract;

/** session-facade refuses what it has no room for, and nothing else. */
class SessionFacadeOverloadIT extends AuctionOverloadContract {}
