package org.rubisee.jpaweb;

import org.rubisee.contract.OverloadContract;

/** jpa refuses what it has no room for, and nothing else. */
class JpaOverloadIT extends OverloadContract {}
