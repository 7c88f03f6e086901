package org.rubisee.sessionfacade;

import org.rubisee.contract.OverloadContract;

/** session-facade refuses what it has no room for, and nothing else. */
class SessionFacadeOverloadIT extends OverloadContract {}
