package org.rubisee.stock.pages;

import java.util.Arrays;
import java.util.List;
import org.rubisee.pages.Section;
import org.rubisee.pages.small.Entrance;
import org.rubisee.pages.small.PlainField;
import org.rubisee.pages.small.PlainForm;
import org.rubisee.stock.model.Interaction;

/** The forms of the transactions, all on the first page. */
final class StockForms {
  static final PlainField ACCOUNT =
      new PlainField("account", "Account", "", "inputmode=numeric required maxlength=10");
  static final PlainField NAME = new PlainField("name", "Name", "", "required maxlength=40");
  static final PlainField ADDRESS =
      new PlainField("address", "Address", "", "required maxlength=100");
  static final PlainField CREDIT =
      new PlainField("credit", "Credit limit", " ($)", "inputmode=decimal required maxlength=9");
  static final PlainField STOCK =
      new PlainField("stock", "Stock", " (number)", "inputmode=numeric required maxlength=10");
  static final PlainField CODE = new PlainField("code", "Trading code", "", "required maxlength=6");
  static final PlainField AMOUNT =
      new PlainField("amount", "Shares", "", "inputmode=numeric required maxlength=4");

  /** The only part of the site. */
  static final Section SECTION = new Section("index.html", "Transactions");

  static final Entrance ENTRANCE =
      new Entrance(
          SECTION,
          "An online stockbroker, as the Middleware 2001 paper describes it.",
          Arrays.stream(Interaction.values()).map(StockForms::of).toList());

  private StockForms() {}

  /** The form of a transaction. */
  static PlainForm of(Interaction interaction) {
    return switch (interaction) {
      case CREATE_ACCOUNT -> form(interaction, "Open an account", NAME, ADDRESS, CREDIT);
      case UPDATE_ACCOUNT -> form(interaction, "Change a credit limit", ACCOUNT, CREDIT);
      case QUERY_BY_ID -> form(interaction, "Show a stock by its number", STOCK);
      case QUERY_BY_CODE -> form(interaction, "Show a stock by its code", CODE);
      case BUY_STOCK -> form(interaction, "Buy", ACCOUNT, STOCK, AMOUNT);
      case SELL_STOCK -> form(interaction, "Sell", ACCOUNT, STOCK, AMOUNT);
      case GET_HOLDINGS -> form(interaction, "Show the holdings of an account", ACCOUNT);
    };
  }

  private static PlainForm form(Interaction interaction, String words, PlainField... fields) {
    return new PlainForm(interaction.label(), words, SECTION, List.of(fields));
  }
}
