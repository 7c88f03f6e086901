package org.rubisee.auction.pages;

import org.rubisee.pages.TicketSubject;

/** What tickets of the auction site allow. */
final class Subjects {

  private Subjects() {}

  /**
   * The writes that need a ticket, and the reading of what only the user may see. A ticket has the
   * ordinal number.
   */
  private enum Purpose {
    BID,
    BUY,
    COMMENT,
    SELL,
    READ
  }

  /** To bid on an item. */
  static TicketSubject bid(int itemId) {
    return new TicketSubject(Purpose.BID, itemId, 0);
  }

  /** To buy units of an item. */
  static TicketSubject buy(int itemId) {
    return new TicketSubject(Purpose.BUY, itemId, 0);
  }

  /** To comment on a user about an item. */
  static TicketSubject comment(int itemId, int toUserId) {
    return new TicketSubject(Purpose.COMMENT, itemId, toUserId);
  }

  /** To choose a category to sell in. */
  static TicketSubject sellSomewhere() {
    return new TicketSubject(Purpose.SELL, 0, 0);
  }

  /** To sell an item in a category. */
  static TicketSubject sell(int categoryId) {
    return new TicketSubject(Purpose.SELL, 0, categoryId);
  }

  /** To read on in the lists about oneself. */
  static TicketSubject readOn() {
    return new TicketSubject(Purpose.READ, 0, 0);
  }
}
