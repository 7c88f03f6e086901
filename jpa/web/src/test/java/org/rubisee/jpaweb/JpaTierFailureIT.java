package org.rubisee.jpaweb;

import org.rubisee.contract.failure.TiersFailureContract;

/**
 * jpa refuses while one of the two tiers behind it does not answer, and is there again afterwards.
 */
class JpaTierFailureIT extends TiersFailureContract {}
