package org.rubisee.contract.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Page;

/** Pages of items, users and searches of all sorts, chosen by what the data holds. */
public final class Sightseeing {

  private Sightseeing() {}

  /** The pages by path and query. */
  public static Map<String, Page> of(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>();
    for (String items :
        List.of(
            "SELECT id, seller FROM items WHERE nb_of_bids = 0 ORDER BY id LIMIT 3",
            "SELECT id, seller FROM items WHERE quantity > 1 AND nb_of_bids > 4 ORDER BY id LIMIT 4",
            "SELECT id, seller FROM items WHERE reserve_price > 0 AND buy_now > 0 ORDER BY id LIMIT 3",
            "SELECT id, seller FROM items ORDER BY nb_of_bids DESC, id LIMIT 3",
            "SELECT id, seller FROM old_items ORDER BY id LIMIT 3")) {
      for (Row item : database.rows(items)) {
        visit(pages, customer, "ViewItem?itemId=" + item.id());
        visit(pages, customer, "ViewBidHistory?itemId=" + item.id());
        visit(pages, customer, "ViewUserInfo?userId=" + item.number("seller"));
      }
    }
    for (Row category : database.rows("SELECT id FROM categories ORDER BY id LIMIT 8")) {
      for (int page = 0; page < 2; page++) {
        visit(
            pages,
            customer,
            "SearchItemsByCategory?category="
                + category.id()
                + "&categoryName=A+name&page="
                + page
                + "&nbOfItems=10");
      }
    }
    for (Row place :
        database.rows(
            "SELECT DISTINCT u.region, i.category FROM items i JOIN users u ON u.id = i.seller"
                + " ORDER BY u.region, i.category LIMIT 6")) {
      visit(
          pages,
          customer,
          "SearchItemsByRegion?region="
              + place.number("region")
              + "&category="
              + place.number("category")
              + "&categoryName=A+name&page=0&nbOfItems=5");
    }
    for (Row user :
        database.rows("SELECT user_id id FROM bids GROUP BY 1 ORDER BY COUNT(*) DESC, 1 LIMIT 6")) {
      visit(
          pages, customer, "AboutMe?nickname=user" + user.id() + "&password=password" + user.id());
    }
    return pages;
  }

  private static void visit(Map<String, Page> pages, Customer customer, String pathAndQuery) {
    pages.put(pathAndQuery, customer.get(pathAndQuery));
  }
}
