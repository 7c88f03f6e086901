package org.rubisee.sessionbeansweb;

import org.rubisee.contract.AuctionContract;

/** session-beans keeps the contract of all implementations. */
class SessionBeansIT extends AuctionContract {}
