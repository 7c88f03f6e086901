package org.rubisee.bookstore.customers;

import java.util.List;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.emulator.http.PageScan.Mark;

/** What customers of the bookstore look for in pages, by what stands before an equals sign. */
final class Marks {

  /** Numbers of books whose pages are linked. */
  static final int BOOK = 0;

  /** The number of the book that can be changed. */
  static final int CHANGEABLE = 1;

  /** How many copies of a book are in the cart, in the order of the cart. */
  static final int QUANTITY = 2;

  /** All of them. */
  static final List<Mark> ALL =
      List.of(
          new Mark(BOOK, "ProductDetail?book"),
          new Mark(CHANGEABLE, "AdminRequest?book"),
          new Mark(QUANTITY, " max=" + BookstoreRules.MAX_QUANTITY + " value"));

  private Marks() {}
}
