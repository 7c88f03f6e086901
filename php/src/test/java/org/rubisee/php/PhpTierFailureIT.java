package org.rubisee.php;

import org.rubisee.contract.failure.TierFailureContract;

/** PHP refuses while the database does not answer, and is there again afterwards. */
class PhpTierFailureIT extends TierFailureContract {}
