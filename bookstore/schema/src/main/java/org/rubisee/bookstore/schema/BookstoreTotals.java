package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.Countries;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;

/**
 * How many rows each table of a freshly loaded database has. The carts' tables have none.
 *
 * @param countries rows of country
 * @param addresses rows of address: two for each customer
 * @param customers rows of customer
 * @param authors rows of author: one for four books
 * @param books rows of item
 * @param orders rows of orders and cc_xacts: nine for ten customers
 * @param orderLines rows of order_line: three for each order
 */
record BookstoreTotals(
    int countries,
    int addresses,
    int customers,
    int authors,
    int books,
    int orders,
    int orderLines) {

  /** What a plan will give. */
  static BookstoreTotals of(DataPlan plan) {
    Orders orders = new Orders(plan);
    Scale scale = plan.scale();
    return new BookstoreTotals(
        Countries.all().size(),
        Addresses.count(scale),
        scale.users(),
        Books.authors(scale),
        scale.items(),
        orders.count(),
        orders.countLines());
  }
}
