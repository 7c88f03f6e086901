package org.rubisee.sessionfacade;

import org.rubisee.contract.failure.AppNodesContract;

/** session-facade on two application servers, one of which is killed. */
class SessionFacadeAppNodesIT extends AppNodesContract {}
