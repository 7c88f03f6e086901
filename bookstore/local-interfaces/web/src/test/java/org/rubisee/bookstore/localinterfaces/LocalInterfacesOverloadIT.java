package org.rubisee.bookstore.localinterfaces;

import org.rubisee.contract.shared.OverloadContract;

/** local-interfaces refuses what it has no room for, and nothing else. */
class LocalInterfacesOverloadIT extends OverloadContract {}
