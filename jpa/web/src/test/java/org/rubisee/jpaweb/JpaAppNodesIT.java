package org.rubisee.jpaweb;

import org.rubisee.contract.failure.AppNodesContract;

/** jpa on two application servers, one of which is killed. */
class JpaAppNodesIT extends AppNodesContract {}
