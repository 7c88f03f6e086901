package org.rubisee.servletsonly;

import org.rubisee.contract.failure.TierFailureContract;

/** servlets-only refuses while a tier behind it does not answer, and is there again afterwards. */
class ServletsOnlyTierFailureIT extends TierFailureContract {}
