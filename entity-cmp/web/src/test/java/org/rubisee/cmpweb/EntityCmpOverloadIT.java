package org.rubisee.cmpweb;

import org.rubisee.contract.OverloadContract;

/** entity-cmp refuses what it has no room for, and nothing else. */
class EntityCmpOverloadIT extends OverloadContract {}
