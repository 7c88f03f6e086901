package org.rubisee.sessionbeansweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** session-beans closes auctions and loses nothing. */
@Tag("nightly")
class SessionBeansClosingIT extends ClosingContract {}
