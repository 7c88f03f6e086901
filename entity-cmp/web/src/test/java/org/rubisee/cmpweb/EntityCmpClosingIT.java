package org.rubisee.cmpweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** entity-cmp closes auctions and loses nothing. */
@Tag("long")
class EntityCmpClosingIT extends ClosingContract {}
