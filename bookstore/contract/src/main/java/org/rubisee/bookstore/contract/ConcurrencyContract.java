package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.site.OnSite;
import org.rubisee.settings.BusinessClock;

/** Many customers buy the same book at once, or send the same order: nothing is sold twice. */
@OnSite
abstract class ConcurrencyContract {
  private static final int BUYERS = 64;

  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void sellsOneBookToAllBuyersAtOnce() {
    int book = 102;
    List<Integer> buyers = IntStream.rangeClosed(201, 200 + BUYERS).boxed().toList();
    List<Form> orders =
        Crowd.each(
            buyers,
            buyer -> {
              Shopper shopper = new Shopper(browser, buyer);
              return Shopper.order(shopper.checkout(shopper.cartWith(book)));
            });
    long before = database.count("orders");
    int stock = stock(book);

    Crowd.Answers answers = Crowd.submit(browser, orders);

    answers.assertNothingButAnswers();
    int sold = answers.count(Outcome.OK);
    assertThat(database.count("orders")).isEqualTo(before + sold);
    assertThat(
            database.number(
                "SELECT COUNT(*) FROM orders WHERE o_c_id BETWEEN 201 AND 264" + " AND o_date = ?",
                BusinessClock.LOAD_EPOCH))
        .isEqualTo(sold);
    assertThat(stock(book))
        .isEqualTo(
            IntStream.range(0, sold)
                .reduce(stock, (left, buyer) -> BookstoreRules.stockAfter(left, 1)))
        .isGreaterThanOrEqualTo(BookstoreRules.LEAST_STOCK);
    database.assertSound();
  }

  @Test
  void ordersACartOnceHoweverOftenItsFormIsSent() {
    Shopper shopper = new Shopper(browser, 103);
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(103)));
    long before = database.count("orders");

    Crowd.Answers answers = Crowd.submit(browser, List.of(order, order, order, order));

    assertThat(answers.count(Outcome.OK)).isOne();
    assertThat(answers.count(Outcome.REJECTED)).isEqualTo(3);
    assertThat(database.count("orders")).isEqualTo(before + 1);
  }

  private int stock(int book) {
    return (int) database.number("SELECT i_stock FROM item WHERE i_id = ?", book);
  }
}
