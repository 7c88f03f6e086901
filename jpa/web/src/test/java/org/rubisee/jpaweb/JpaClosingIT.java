package org.rubisee.jpaweb;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** jpa closes auctions and loses nothing. */
@Tag("long")
class JpaClosingIT extends ClosingContract {}
