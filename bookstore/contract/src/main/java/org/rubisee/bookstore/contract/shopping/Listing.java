package org.rubisee.bookstore.contract.shopping;

import java.util.List;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;

/** Which books a page lists. */
public final class Listing {

  private static final String TABLE = "table.list tbody a";
  private static final String RECOMMENDED = "h2:contains(We recommend) + ul a";

  private Listing() {}

  /** The books of the page's table, in its order. */
  public static List<Integer> books(Page page) {
    return books(page, TABLE);
  }

  /** The books that the shop recommends on the page, in their order. */
  public static List<Integer> recommended(Page page) {
    return books(page, RECOMMENDED);
  }

  private static List<Integer> books(Page page, String selector) {
    return page.links(selector).stream()
        .filter(link -> link.getPath().endsWith("/ProductDetail"))
        .map(link -> QueryString.of(link).number("book"))
        .toList();
  }
}
