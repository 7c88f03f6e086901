package org.rubisee.cmpweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.container.LocksContract;

/** entity-cmp locks the same rows in both containers. */
@Tag("long")
class EntityCmpLocksIT extends LocksContract {}
