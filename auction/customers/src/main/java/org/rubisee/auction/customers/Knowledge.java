package org.rubisee.auction.customers;

import org.rubisee.emulator.customer.FormFields;

/** What a customer's requests are made from. */
interface Knowledge {

  int itemId();

  /** An item with a buy-now price. */
  int buyableItemId();

  int userId();

  /** Whom a comment is for. */
  int addressee();

  int regionId();

  /** Whether the last page was a list with a link to another page of it. */
  boolean hasPager();

  int categoryOfPager();

  /** Number of the list page that the link leads to. */
  int page();

  /** How many items a list is to have at most; by default as many as clients of RUBiS ask for. */
  default int itemsPerPage() {
    return 20;
  }

  /** The hidden fields of the last page. */
  FormFields form();
}
