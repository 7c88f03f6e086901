package org.rubisee.cmpweb;

import org.rubisee.contract.failure.TiersFailureContract;

/**
 * entity-cmp refuses while one of the two tiers behind it does not answer, and is there again
 * afterwards.
 */
class EntityCmpTierFailureIT extends TiersFailureContract {}
