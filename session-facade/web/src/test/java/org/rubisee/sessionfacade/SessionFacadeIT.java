package org.rubisee.sessionfacade;

import org.rubisee.contract.AuctionContract;

/** session-facade keeps the contract of all implementations. */
class SessionFacadeIT extends AuctionContract {}
