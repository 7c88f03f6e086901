package org.rubisee.bookstore.servletsonly;

import org.junit.jupiter.api.Nested;
import org.rubisee.bookstore.contract.BookstoreContract;
import org.rubisee.bookstore.contract.ServletLockingContract;
import org.rubisee.bookstore.contract.TableLockingContract;
import org.rubisee.contract.shared.AccessibilityContract;

/**
 * servlets-only keeps the contract of all implementations, with each kind of locks. For all of them
 * it shows that everybody can use the pages.
 */
class ServletsOnlyIT extends BookstoreContract {

  @Nested
  class ForEverybody extends AccessibilityContract {}

  @Nested
  class WithServletLocking extends ServletLockingContract {}

  @Nested
  class WithTableLocking extends TableLockingContract {}
}
