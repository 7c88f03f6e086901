package org.rubisee.emulator.customer;

/** What a random number is for. */
public enum Purpose {
  /** How long a customer thinks before an interaction. */
  THINK,
  /** How long a session lasts. */
  SESSION,
  /** The next step. */
  STEP,
  /** Whom a session acts as. */
  LOGIN,
  /** Which of the items that a page links to. */
  ITEM_LINK,
  /** Which of the items that a page offers at a fixed price. */
  BUYABLE_LINK,
  /** Which item to buy in place of one that cannot be bought. */
  OTHER_BUYABLE,
  /** Which of a list's links to other pages of it. */
  PAGE_LINK,
  /** Any category. */
  CATEGORY,
  /** Any region. */
  REGION,
  /** Any item that the site was loaded with. */
  ITEM,
  /** Any user that the site was loaded with. */
  USER,
  /** The number of a new user. */
  NEW_USER,
  /** By how much a bid is raised. */
  RAISE,
  /** Units of a bid, a purchase or a sale. */
  UNITS,
  /** The rating of a comment. */
  RATING,
  /** The name of an item. */
  ITEM_NAME,
  /** Initial price of an item. */
  PRICE,
  /** Reserve price of an item. */
  RESERVE,
  /** Fixed price of an item. */
  FIXED_PRICE,
  /** How long an auction lasts. */
  DURATION,
  /** Comments and descriptions. */
  PROSE
}
