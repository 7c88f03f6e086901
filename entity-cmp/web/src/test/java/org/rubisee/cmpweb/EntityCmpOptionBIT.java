package org.rubisee.cmpweb;

import org.rubisee.contract.AppNodesOptionBContract;

/** entity-cmp loses no update on two application servers with commit option B. */
class EntityCmpOptionBIT extends AppNodesOptionBContract {}
