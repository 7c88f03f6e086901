package org.rubisee.auction.customers;

import org.rubisee.emulator.customer.Purpose;

/** What the customers of the auction draw random numbers for. */
final class Purposes {

  /** Whom a session acts as. */
  static final Purpose LOGIN = Purpose.ofApplication(0);

  /** Which of the items that a page links to. */
  static final Purpose ITEM_LINK = Purpose.ofApplication(1);

  /** Which of the items that a page offers at a fixed price. */
  static final Purpose BUYABLE_LINK = Purpose.ofApplication(2);

  /** Which item to buy in place of one that cannot be bought. */
  static final Purpose OTHER_BUYABLE = Purpose.ofApplication(3);

  /** Which of a list's links to other pages of it. */
  static final Purpose PAGE_LINK = Purpose.ofApplication(4);

  /** Any category. */
  static final Purpose CATEGORY = Purpose.ofApplication(5);

  /** Any region. */
  static final Purpose REGION = Purpose.ofApplication(6);

  /** Any item that the site was loaded with. */
  static final Purpose ITEM = Purpose.ofApplication(7);

  /** Any user that the site was loaded with. */
  static final Purpose USER = Purpose.ofApplication(8);

  /** The number of a new user. */
  static final Purpose NEW_USER = Purpose.ofApplication(9);

  /** By how much a bid is raised. */
  static final Purpose RAISE = Purpose.ofApplication(10);

  /** Units of a bid, a purchase or a sale. */
  static final Purpose UNITS = Purpose.ofApplication(11);

  /** The rating of a comment. */
  static final Purpose RATING = Purpose.ofApplication(12);

  /** The name of an item. */
  static final Purpose ITEM_NAME = Purpose.ofApplication(13);

  /** Initial price of an item. */
  static final Purpose PRICE = Purpose.ofApplication(14);

  /** Reserve price of an item. */
  static final Purpose RESERVE = Purpose.ofApplication(15);

  /** Fixed price of an item. */
  static final Purpose FIXED_PRICE = Purpose.ofApplication(16);

  /** How long an auction lasts. */
  static final Purpose DURATION = Purpose.ofApplication(17);

  /** Comments and descriptions. */
  static final Purpose PROSE = Purpose.ofApplication(18);

  private Purposes() {}
}
