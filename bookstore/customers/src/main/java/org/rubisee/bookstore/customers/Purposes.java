package org.rubisee.bookstore.customers;

import org.rubisee.emulator.customer.Purpose;

/** What the customers of the bookstore draw random numbers for. */
final class Purposes {

  /** Who a session is. */
  static final Purpose CUSTOMER = Purpose.ofApplication(0);

  /** Whether the shop knows the customer. */
  static final Purpose KNOWN = Purpose.ofApplication(1);

  /** Which of the books that a page links to. */
  static final Purpose BOOK_LINK = Purpose.ofApplication(2);

  /** The subject of a list. */
  static final Purpose SUBJECT = Purpose.ofApplication(3);

  /** What a search compares. */
  static final Purpose SEARCH_TYPE = Purpose.ofApplication(4);

  /** What is searched for. */
  static final Purpose SEARCH_TEXT = Purpose.ofApplication(5);

  /** Which lines of a cart change. */
  static final Purpose LINES = Purpose.ofApplication(6);

  /** How many copies are wanted. */
  static final Purpose QUANTITY = Purpose.ofApplication(7);

  /** A new customer, without the address. */
  static final Purpose PERSON = Purpose.ofApplication(8);

  /** An address. */
  static final Purpose ADDRESS = Purpose.ofApplication(9);

  /** Whether books go to another address. */
  static final Purpose DESTINATION = Purpose.ofApplication(10);

  /** A credit card. */
  static final Purpose CARD = Purpose.ofApplication(11);

  /** How an order travels. */
  static final Purpose SHIPPING = Purpose.ofApplication(12);

  /** The price of a book that is changed. */
  static final Purpose PRICE = Purpose.ofApplication(13);

  /** The picture of a book that is changed. */
  static final Purpose PICTURE = Purpose.ofApplication(14);

  private Purposes() {}
}
