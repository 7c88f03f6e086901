package org.rubisee.bookstore.servletsonly;

import org.junit.jupiter.api.Nested;
import org.rubisee.bookstore.contract.BookstoreContract;
import org.rubisee.contract.shared.AccessibilityContract;

/**
 * servlets-only keeps the contract of all implementations. For all of them it shows that everybody
 * can use the pages.
 */
class ServletsOnlyIT extends BookstoreContract {

  @Nested
  class ForEverybody extends AccessibilityContract {}
}
