package org.rubisee.sessionbeansweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** session-beans closes auctions and loses nothing. */
@Tag("long")
class SessionBeansClosingIT extends ClosingContract {}
