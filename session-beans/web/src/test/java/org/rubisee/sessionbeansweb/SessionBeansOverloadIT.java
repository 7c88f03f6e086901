package org.rubisee.sessionbeansweb;

import org.rubisee.contract.AuctionOverloadContract;

/** session-beans refuses what it has no room for, and nothing else. */
class SessionBeansOverloadIT extends AuctionOverloadContract {}
