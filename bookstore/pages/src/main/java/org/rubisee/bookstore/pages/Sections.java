package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.pages.Navigation;
import org.rubisee.pages.Section;

/** The parts of the bookstore. */
final class Sections {
  static final Section HOME = new Section("Home", "Shop");
  static final Section SEARCH = new Section("SearchRequest", "Search");
  static final Section ORDERS = new Section("order_inquiry.html", "My orders");

  private Sections() {}

  /** The links to them. */
  static Navigation navigation() {
    return new Navigation(List.of(HOME, SEARCH, ORDERS));
  }
}
