package org.rubisee.jpaweb;

import org.rubisee.contract.AppNodesContract;

/** jpa on two application servers, one of which is killed. */
class JpaAppNodesIT extends AppNodesContract {}
