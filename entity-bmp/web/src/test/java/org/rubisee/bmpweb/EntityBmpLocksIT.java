package org.rubisee.bmpweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.container.LocksContract;

/** entity-bmp locks the same rows in both containers. */
@Tag("long")
class EntityBmpLocksIT extends LocksContract {}
