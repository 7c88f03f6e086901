package org.rubisee.auction.customers;

import java.util.List;
import org.rubisee.emulator.http.PageScan.Mark;

/** What customers of the auction look for in pages, by what stands before an equals sign. */
final class Marks {

  /** Numbers of items, wherever they stand. */
  static final int ITEM = 0;

  /** Numbers of items that the page offers to buy now. */
  static final int BUYABLE = 1;

  /** Numbers of users. */
  static final int USER = 2;

  /** Numbers of users whom a comment can be for. */
  static final int ADDRESSEE = 3;

  /** Numbers of other pages of a list. */
  static final int PAGE = 4;

  /** Numbers of regions. */
  static final int REGION = 5;

  /** Numbers of categories. */
  static final int CATEGORY = 6;

  /** All of them. */
  static final List<Mark> ALL =
      List.of(
          new Mark(ITEM, "itemId"),
          new Mark(BUYABLE, "BuyNowAuth?itemId"),
          new Mark(BUYABLE, "BuyNowAuth.php?itemId"),
          new Mark(USER, "userId"),
          new Mark(ADDRESSEE, "to"),
          new Mark(PAGE, "&page"),
          new Mark(REGION, "region"),
          new Mark(CATEGORY, "category"));

  private Marks() {}
}
