package org.rubisee.localinterfaces;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.ClosingContract;

/** local-interfaces closes auctions and loses nothing. */
@Tag("nightly")
class LocalInterfacesClosingIT extends ClosingContract {}
