package org.rubisee.servletsonly;

import org.junit.jupiter.api.Nested;
import org.rubisee.contract.AuctionContract;
import org.rubisee.contract.ServletLockingContract;

/** servlets-only keeps the contract of all implementations, with either kind of locks. */
class ServletsOnlyIT extends AuctionContract {

  @Nested
  class WithServletLocking extends ServletLockingContract {}
}
