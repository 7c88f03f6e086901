package org.rubisee.bookstore.jpaweb;

import org.rubisee.contract.shared.OverloadContract;

/** jpa refuses what it has no room for, and nothing else. */
class JpaOverloadIT extends OverloadContract {}
