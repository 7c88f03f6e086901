package org.rubisee.localinterfaces;

import org.rubisee.contract.container.GlassFishArchiveContract;

/** local-interfaces becomes an application of GlassFish, with the entity beans of entity-bmp. */
class LocalInterfacesGlassFishArchiveIT extends GlassFishArchiveContract {}
