package org.rubisee.bookstore.contract.shopping;

import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.math.BigDecimal;
import java.util.Map;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Page;

/** What copies of books must cost. */
public final class Amounts {

  private final Database database;

  /** At the prices of this database. */
  public Amounts(Database database) {
    this.database = database;
  }

  /** The discount of a customer. */
  public Discount discountOf(int customer) {
    return Discount.ofFraction(
        (BigDecimal)
            database
                .row("SELECT c_discount FROM customer WHERE c_id = ?", customer)
                .columns()
                .get("c_discount"));
  }

  /**
   * The totals for a customer.
   *
   * @param quantities copies, by book
   */
  public Totals totals(int customer, Map<Integer, Integer> quantities) {
    Discount discount = discountOf(customer);
    return Totals.of(
        quantities.entrySet().stream()
            .map(
                line ->
                    new PricedLine(
                        database
                            .row("SELECT i_cost FROM item WHERE i_id = ?", line.getKey())
                            .money("i_cost"),
                        line.getValue(),
                        discount))
            .toList());
  }

  /** A page says all of these amounts. */
  public static void assertSays(Page page, Totals totals) {
    assertThatPage(page)
        .says("Sub-total $" + totals.subTotal())
        .says("Tax $" + totals.tax())
        .says("Shipping $" + totals.shipping())
        .says("Total $" + totals.total());
  }
}
