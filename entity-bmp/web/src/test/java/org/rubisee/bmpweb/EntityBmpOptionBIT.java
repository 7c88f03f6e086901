package org.rubisee.bmpweb;

import org.rubisee.contract.AppNodesOptionBContract;

/** entity-bmp loses no update on two application servers with commit option B. */
class EntityBmpOptionBIT extends AppNodesOptionBContract {}
