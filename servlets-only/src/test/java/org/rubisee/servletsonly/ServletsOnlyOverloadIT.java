package org.rubisee.servletsonly;

import org.rubisee.contract.OverloadContract;

/** servlets-only refuses what it has no room for, and nothing else. */
class ServletsOnlyOverloadIT extends OverloadContract {}
