package org.rubisee.localinterfaces;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.container.GlassFishContract;

/** local-interfaces in GlassFish. */
@Tag("long")
class LocalInterfacesOnGlassFishIT extends GlassFishContract {}
