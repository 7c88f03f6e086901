package org.rubisee.sessionfacade;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** session-facade closes auctions and loses nothing. */
@Tag("long")
class SessionFacadeClosingIT extends ClosingContract {}
