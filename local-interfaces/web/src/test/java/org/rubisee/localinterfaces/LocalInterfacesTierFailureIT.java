package org.rubisee.localinterfaces;

import org.rubisee.contract.failure.TiersFailureContract;

/**
 * local-interfaces refuses while one of the two tiers behind it does not answer, and is there again
 * afterwards.
 */
class LocalInterfacesTierFailureIT extends TiersFailureContract {}
