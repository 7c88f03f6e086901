package org.rubisee.bmpweb;

import org.rubisee.contract.container.GlassFishArchiveContract;

/** entity-bmp becomes an application of GlassFish. */
class EntityBmpGlassFishArchiveIT extends GlassFishArchiveContract {}
