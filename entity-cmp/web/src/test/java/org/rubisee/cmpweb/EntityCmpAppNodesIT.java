package org.rubisee.cmpweb;

import org.rubisee.contract.failure.AppNodesContract;

/** entity-cmp on two application servers, one of which is killed. */
class EntityCmpAppNodesIT extends AppNodesContract {}
