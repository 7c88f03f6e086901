package org.rubisee.stock.contract.session;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.application.LongText;
import org.rubisee.contract.application.ReturnedForm;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.stock.model.Interaction;
import org.rubisee.stock.model.StockRules;

/** What Stock-OnLine gives the tests that all applications have in common. */
public final class StockUnderTest implements ApplicationUnderTest {

  private static final int ACCOUNT = 7;

  @Override
  public List<String> interactions() {
    return Arrays.stream(Interaction.values()).map(Interaction::label).toList();
  }

  @Override
  public List<String> parameters() {
    return List.of("account", "stock", "code", "amount", "credit", "name", "address");
  }

  @Override
  public List<String> staticPages() {
    return List.of("index.html");
  }

  @Override
  public List<String> dynamicPages() {
    return List.of(listPage(), "QueryById?stock=7", "QueryByCode?code=" + StockRules.code(7));
  }

  @Override
  public String listPage() {
    return "GetHoldings?account=7";
  }

  @Override
  public String rowPage() {
    return "QueryById?stock=";
  }

  /** A statement of as many holdings as one has. */
  @Override
  public String largestPage(Database database) {
    database.change(
        "INSERT IGNORE INTO stock_holding SELECT 7, stock_id, 999999999 FROM stock_item");
    return listPage();
  }

  @Override
  public LongText longText() {
    return new LongText(Interaction.CREATE_ACCOUNT.label(), "address");
  }

  @Override
  public ReturnedForm returnedForm(Customer customer) {
    Form form =
        trade(customer, Interaction.SELL_STOCK, ACCOUNT, 1).with("amount", StockRules.MAX_AMOUNT);
    return new ReturnedForm(Interaction.SELL_STOCK.label(), Customer.encoded(form.fields()));
  }

  /** A purchase that is refused after the account and the stock were read. */
  @Override
  public Form manyStatements(Customer customer) {
    return trade(customer, Interaction.SELL_STOCK, ACCOUNT, 1).with("amount", 1);
  }

  /** The form for a trade of one share. */
  static Form trade(Customer customer, Interaction interaction, int account, int stock) {
    return customer
        .get("index.html")
        .form(interaction.label())
        .with("account", account)
        .with("stock", stock)
        .with("amount", 1);
  }

  @Override
  public Map<String, Page> tour(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>();
    for (Interaction interaction : Interaction.values()) {
      pages.put(interaction.label(), customer.submit(filled(customer, database, interaction)));
    }
    pages.put("nothing held", customer.get("GetHoldings?account=" + database.count("sub_account")));
    pages.put("no such stock", customer.get("QueryById?stock=99999999"));
    pages.put("no such code", customer.get("QueryByCode?code=%3Cb%3E"));
    pages.put("a bad parameter", customer.get("QueryById?stock=%3Cscript%3E%22'"));
    pages.put("a write by GET", customer.get("BuyStock?account=7&stock=1&amount=1"));
    pages.put(
        "more than is held",
        customer.submit(
            filled(customer, database, Interaction.SELL_STOCK)
                .with("amount", StockRules.MAX_AMOUNT)));
    pages.put(
        "no shares",
        customer.submit(filled(customer, database, Interaction.BUY_STOCK).with("amount", 0)));
    return pages;
  }

  private static Form filled(Customer customer, Database database, Interaction interaction) {
    int held = (int) database.number("SELECT MIN(stock_id) FROM stock_holding WHERE sub_accno = 7");
    Form form = customer.get("index.html").form(interaction.label());
    return switch (interaction) {
      case CREATE_ACCOUNT ->
          form.with("name", "Ada <Lovelace>")
              .with("address", "1 \"Main\" Street & more")
              .with("credit", "50000.50");
      case UPDATE_ACCOUNT -> form.with("account", ACCOUNT).with("credit", "70000");
      case QUERY_BY_ID -> form.with("stock", ACCOUNT);
      case QUERY_BY_CODE -> form.with("code", StockRules.code(ACCOUNT));
      case BUY_STOCK -> form.with("account", ACCOUNT).with("stock", held).with("amount", 5);
      case SELL_STOCK -> form.with("account", ACCOUNT).with("stock", held).with("amount", 2);
      case GET_HOLDINGS -> form.with("account", ACCOUNT);
    };
  }

  @Override
  public Map<String, Page> scriptedSession(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>(tour(customer, database));
    for (int account = 1; account <= ACCOUNT; account++) {
      String path = "GetHoldings?account=" + account;
      pages.put(path, customer.get(path));
    }
    for (int stock = 1; stock <= ACCOUNT; stock++) {
      for (Interaction trade : List.of(Interaction.BUY_STOCK, Interaction.SELL_STOCK)) {
        pages.put(
            trade.label() + " " + stock, customer.submit(trade(customer, trade, ACCOUNT, stock)));
      }
    }
    pages.put("holdings after trades", customer.get(listPage()));
    return pages;
  }

  @Override
  public String module() {
    return "stock-online/contract";
  }

  @Override
  public List<String> comparedTables() {
    return List.of("stock_holding", "stock_item", "stock_transaction", "sub_account");
  }

  @Override
  public Map<String, String> chosenByChance() {
    return Map.of();
  }
}
