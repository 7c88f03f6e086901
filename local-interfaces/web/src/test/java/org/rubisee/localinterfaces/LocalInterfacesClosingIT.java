package org.rubisee.localinterfaces;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** local-interfaces closes auctions and loses nothing. */
@Tag("long")
class LocalInterfacesClosingIT extends ClosingContract {}
