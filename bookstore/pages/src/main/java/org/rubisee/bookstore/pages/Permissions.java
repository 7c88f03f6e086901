package org.rubisee.bookstore.pages;

import org.rubisee.pages.TicketSubject;

/** What tickets of the bookstore allow. */
final class Permissions {
  private Permissions() {}

  /** What needs a ticket. A ticket has the ordinal number. */
  private enum Purpose {
    CART,
    ORDER,
    CHANGE
  }

  /** To look into a cart and to change it. The cart's number stands in the ticket as its user. */
  static TicketSubject cart() {
    return new TicketSubject(Purpose.CART, 0, 0);
  }

  /** To order what is in a cart, for the customer who is the ticket's user. */
  static TicketSubject order(int cartId) {
    return new TicketSubject(Purpose.ORDER, cartId, 0);
  }

  /** To change a book. */
  static TicketSubject change(int bookId) {
    return new TicketSubject(Purpose.CHANGE, bookId, 0);
  }
}
