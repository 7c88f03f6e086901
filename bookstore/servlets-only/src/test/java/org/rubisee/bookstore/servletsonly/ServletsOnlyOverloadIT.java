package org.rubisee.bookstore.servletsonly;

import org.rubisee.contract.shared.OverloadContract;

/** servlets-only refuses what it has no room for, and nothing else. */
class ServletsOnlyOverloadIT extends OverloadContract {}
