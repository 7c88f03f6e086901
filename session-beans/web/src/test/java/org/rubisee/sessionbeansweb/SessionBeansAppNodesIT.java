package org.rubisee.sessionbeansweb;

import org.rubisee.contract.failure.AppNodesContract;

/** session-beans on two application servers, one of which is killed. */
class SessionBeansAppNodesIT extends AppNodesContract {}
