package org.rubisee.pages;

/**
 * What a ticket allows its user to do.
 *
 * @param purpose which write
 * @param itemId the item that it is about, 0 for none
 * @param otherId the addressee of a comment, the category of a sale, 0 for none
 */
record TicketSubject(Purpose purpose, int itemId, int otherId) {

  /** The writes that need a ticket. */
  enum Purpose {
    BID,
    BUY,
    COMMENT,
    SELL
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
}
