package org.rubisee.sessionfacade;

import org.rubisee.contract.failure.TiersFailureContract;

/**
 * session-facade refuses while one of the two tiers behind it does not answer, and is there again
 * afterwards.
 */
class SessionFacadeTierFailureIT extends TiersFailureContract {}
