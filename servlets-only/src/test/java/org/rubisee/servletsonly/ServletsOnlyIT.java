package org.rubisee.servletsonly;

import org.junit.jupiter.api.Nested;
import org.rubisee.contract.AuctionAccessibilityContract;
import org.rubisee.contract.AuctionContract;
import org.rubisee.contract.ServletLockingContract;

/**
 * servlets-only keeps the contract of all implementations, with either kind of locks. For all of
 * them it shows that everybody can use the pages.
 */
class ServletsOnlyIT extends AuctionContract {

  @Nested
  class ForEverybody extends AuctionAccessibilityContract {}

  @Nested
  class WithServletLocking extends ServletLockingContract {}
}
