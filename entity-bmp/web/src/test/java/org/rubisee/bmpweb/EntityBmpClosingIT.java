package org.rubisee.bmpweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** entity-bmp closes auctions and loses nothing. */
@Tag("long")
class EntityBmpClosingIT extends ClosingContract {}
