package org.rubisee.bmpweb;

import org.rubisee.contract.failure.AppNodesContract;

/** entity-bmp on two application servers, one of which is killed. */
class EntityBmpAppNodesIT extends AppNodesContract {}
