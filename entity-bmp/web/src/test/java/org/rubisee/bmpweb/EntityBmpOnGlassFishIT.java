package org.rubisee.bmpweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.container.GlassFishContract;

/** entity-bmp in GlassFish. */
@Tag("long")
class EntityBmpOnGlassFishIT extends GlassFishContract {}
