package org.rubisee.localinterfaces;

import org.rubisee.contract.failure.AppNodesContract;

/** local-interfaces on two application servers, one of which is killed. */
class LocalInterfacesAppNodesIT extends AppNodesContract {}
