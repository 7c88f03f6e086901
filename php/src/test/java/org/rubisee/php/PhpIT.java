package org.rubisee.php;

import org.rubisee.contract.AuctionContract;

/** PHP keeps the contract of all implementations. */
class PhpIT extends AuctionContract {}
