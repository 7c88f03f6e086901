package org.rubisee.stock.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;
import org.rubisee.contract.site.OnSite;
import org.rubisee.stock.model.Interaction;
import org.rubisee.stock.model.Rejection;
import org.rubisee.stock.model.StockRules;

/** The seven transactions and their rules. */
@OnSite
abstract class TransactionsContract {

  private static final int ACCOUNT = 9;
  private static final int AT_ONCE = 32;

  @Test
  void opensAnAccount(Customer customer, Database database) {
    Page page =
        customer.post(
            "CreateAccount",
            Map.of("name", "Zoë", "address", "1 <b> Street", "credit", "20000.50"));

    assertThatPage(page).isOk();
    Row account = database.row("SELECT * FROM sub_account ORDER BY sub_accno DESC LIMIT 1");
    assertThat(account.columns().values())
        .extracting(Object::toString)
        .containsExactly(account.text("sub_accno"), "Zoë", "1 <b> Street", "20000.50");
    assertThatPage(page).linksTo("GetHoldings", "account=" + account.number("sub_accno"));
    assertThatPage(customer.get("GetHoldings?account=" + account.number("sub_accno")))
        .isOk()
        .says("holds nothing");
  }

  @Test
  void changesTheCreditLimit(Customer customer, Database database) {
    assertThatPage(customer.post("UpdateAccount", Map.of("account", "9", "credit", "12345.67")))
        .isOk();
    assertThat(
            database
                .row("SELECT sub_credit FROM sub_account WHERE sub_accno = 9")
                .text("sub_credit"))
        .isEqualTo("12345.67");
  }

  @Test
  void showsAStockByNumberAndByCode(Customer customer, Database database) {
    Row stock = database.row("SELECT * FROM stock_item WHERE stock_id = 17");
    for (String path : List.of("QueryById?stock=17", "QueryByCode?code=" + StockRules.code(17))) {
      assertThatPage(customer.get(path))
          .isOk()
          .says("Company 17")
          .says("Code " + stock.text("code"))
          .says("Price $" + stock.money("current_value"))
          .says("Low $" + stock.money("low_value"))
          .says("High $" + stock.money("high_value"));
    }
  }

  @Test
  void storesAPurchaseOfSomethingNew(Customer customer, Database database) {
    int stock = lacking(database);

    assertThatPage(trade(customer, Interaction.BUY_STOCK, stock, 5)).isOk();

    assertThat(held(database, stock)).isEqualTo(5);
    assertRecorded(database, "B", stock, 5);
    database.assertSound();
  }

  @Test
  void addsToAHolding(Customer customer, Database database) {
    int stock = holding(database);
    long before = held(database, stock);

    assertThatPage(trade(customer, Interaction.BUY_STOCK, stock, 5)).isOk();

    assertThat(held(database, stock)).isEqualTo(before + 5);
    assertRecorded(database, "B", stock, 5);
    database.assertSound();
  }

  @Test
  void keepsAHoldingOfWhichAllIsSold(Customer customer, Database database) {
    int stock = lacking(database);
    trade(customer, Interaction.BUY_STOCK, stock, 5);

    assertThatPage(trade(customer, Interaction.SELL_STOCK, stock, 5)).isOk();

    assertThat(held(database, stock)).isZero();
    assertRecorded(database, "S", stock, 5);
    database.assertSound();
  }

  @Test
  void rejectsWhatRulesForbid(Customer customer, Database database) {
    int held = holding(database);
    database.change("UPDATE sub_account SET sub_credit = 0.99 WHERE sub_accno = " + ACCOUNT);

    assertThatPage(trade(customer, Interaction.BUY_STOCK, held, 1))
        .isRejected(Rejection.CREDIT_TOO_LOW)
        .marks("amount");
    database.change("UPDATE stock_holding SET amount = 999 WHERE sub_accno = 9");
    assertThatPage(trade(customer, Interaction.SELL_STOCK, held, StockRules.MAX_AMOUNT))
        .isRejected(Rejection.HOLDING_TOO_SMALL);
    assertThatPage(trade(customer, Interaction.SELL_STOCK, lacking(database), 1))
        .isRejected(Rejection.HOLDING_TOO_SMALL);
    assertThat(database.count("stock_transaction")).isZero();
    assertThat(held(database, held)).isEqualTo(999);
  }

  @Test
  void saysWhatDoesNotExist(Customer customer) {
    assertThatPage(customer.get("QueryById?stock=99999")).isRejected(Rejection.NO_SUCH_STOCK);
    assertThatPage(customer.get("QueryByCode?code=none")).isRejected(Rejection.NO_SUCH_STOCK);
    for (String script : List.of("BuyStock", "SellStock")) {
      assertThatPage(customer.post(script, order(99_999, 1, 1)))
          .isRejected(Rejection.NO_SUCH_ACCOUNT);
      assertThatPage(customer.post(script, order(ACCOUNT, 99_999, 1)))
          .isRejected(Rejection.NO_SUCH_STOCK);
    }
    assertThatPage(customer.post("UpdateAccount", Map.of("account", "99999", "credit", "1")))
        .isRejected(Rejection.NO_SUCH_ACCOUNT);
  }

  @Test
  void namesBadParameters(Customer customer) {
    assertThatPage(customer.get("QueryById")).isBadRequestNaming("stock");
    assertThatPage(customer.get("QueryByCode?code=TOOLONG")).isBadRequestNaming("code");
    assertThatPage(customer.get("GetHoldings?account=0")).isBadRequestNaming("account");
    assertThatPage(customer.post("UpdateAccount", Map.of("account", "9", "credit", "-1")))
        .marks("credit");
    assertThatPage(customer.post("BuyStock", order(ACCOUNT, 1, 1_001))).marks("amount");
  }

  @Test
  void listsTwentyHoldingsAtMost(Customer customer, Database database) {
    database.change("INSERT IGNORE INTO stock_holding SELECT 9, stock_id, 1 FROM stock_item");

    Page page = customer.get("GetHoldings?account=9");

    assertThat(page.linksTo("QueryById"))
        .extracting(link -> QueryString.of(link).text("stock"))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, StockRules.MAX_LISTED).mapToObj(Integer::toString).toList());
  }

  /** Purchases of one stock, which the account did not hold, and then sales. */
  @Test
  void losesNoTradeOfManyAtOnce(Customer customer, Database database) {
    int stock = lacking(database);

    long bought = atOnce(customer, Interaction.BUY_STOCK, stock, 2);
    assertThat(held(database, stock)).isEqualTo(2 * bought);
    long sold = atOnce(customer, Interaction.SELL_STOCK, stock, 3);

    assertThat(bought).isPositive();
    assertThat(sold).isPositive().isLessThanOrEqualTo(2 * bought / 3);
    assertThat(held(database, stock)).isEqualTo(2 * bought - 3 * sold);
    assertThat(database.count("stock_transaction")).isEqualTo(bought + sold);
    database.assertSound();
  }

  private static long atOnce(Customer customer, Interaction interaction, int stock, int amount) {
    ExecutorService people = Executors.newFixedThreadPool(AT_ONCE);
    try {
      return IntStream.range(0, AT_ONCE)
          .mapToObj(
              i ->
                  CompletableFuture.supplyAsync(
                      () -> trade(customer, interaction, stock, amount), people))
          .toList()
          .stream()
          .map(CompletableFuture::join)
          .filter(page -> page.outcome() == Outcome.OK)
          .count();
    } finally {
      people.shutdownNow();
    }
  }

  private static Page trade(Customer customer, Interaction interaction, int stock, int amount) {
    return customer.post(interaction.label(), order(ACCOUNT, stock, amount));
  }

  private static Map<String, String> order(int account, int stock, int amount) {
    return Map.of(
        "account",
        Integer.toString(account),
        "stock",
        Integer.toString(stock),
        "amount",
        Integer.toString(amount));
  }

  private static int holding(Database database) {
    return (int) database.number("SELECT MIN(stock_id) FROM stock_holding WHERE sub_accno = 9");
  }

  private static int lacking(Database database) {
    return (int)
        database.number(
            "SELECT MIN(stock_id) FROM stock_item WHERE stock_id NOT IN"
                + " (SELECT stock_id FROM stock_holding WHERE sub_accno = 9)");
  }

  private static long held(Database database, int stock) {
    return database.number(
        "SELECT amount FROM stock_holding WHERE sub_accno = 9 AND stock_id = ?", stock);
  }

  private static void assertRecorded(Database database, String type, int stock, int amount) {
    Row trade = database.row("SELECT * FROM stock_transaction ORDER BY trans_id DESC LIMIT 1");
    Row item = database.row("SELECT current_value FROM stock_item WHERE stock_id = ?", stock);
    assertThat(trade.text("trans_type")).isEqualTo(type);
    assertThat(trade.number("sub_accno")).isEqualTo(ACCOUNT);
    assertThat(trade.number("stock_id")).isEqualTo(stock);
    assertThat(trade.number("amount")).isEqualTo(amount);
    assertThat(trade.money("price")).isEqualTo(item.money("current_value"));
    assertThat(trade.text("trans_date")).startsWith("20");
  }
}
