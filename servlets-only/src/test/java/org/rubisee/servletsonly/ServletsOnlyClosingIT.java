package org.rubisee.servletsonly;

import org.rubisee.contract.ClosingContract;

/** servlets-only closes auctions and loses nothing. */
class ServletsOnlyClosingIT extends ClosingContract {}
