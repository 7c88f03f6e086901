package org.rubisee.sessionbeansweb;

import org.rubisee.contract.failure.TiersFailureContract;

/**
 * session-beans refuses while one of the two tiers behind it does not answer, and is there again
 * afterwards.
 */
class SessionBeansTierFailureIT extends TiersFailureContract {}
