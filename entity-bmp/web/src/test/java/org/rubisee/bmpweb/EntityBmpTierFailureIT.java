package org.rubisee.bmpweb;

import org.rubisee.contract.failure.TiersFailureContract;

/**
 * entity-bmp refuses while one of the two tiers behind it does not answer, and is there again
 * afterwards.
 */
class EntityBmpTierFailureIT extends TiersFailureContract {}
