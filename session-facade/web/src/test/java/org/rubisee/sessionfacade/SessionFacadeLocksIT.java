package org.rubisee.sessionfacade;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.container.LocksContract;

/** session-facade locks the same rows in both containers. */
@Tag("long")
class SessionFacadeLocksIT extends LocksContract {}
