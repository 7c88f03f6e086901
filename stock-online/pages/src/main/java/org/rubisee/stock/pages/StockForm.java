package org.rubisee.stock.pages;

import java.util.List;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;
import org.rubisee.stock.model.Interaction;

/**
 * The form of a transaction.
 *
 * @param interaction the transaction
 */
record StockForm(Interaction interaction) implements FormFields {

  @Override
  public List<Field> fields() {
    return List.copyOf(StockField.of(interaction));
  }

  @Override
  public Section section() {
    return EntrancePage.SECTION;
  }

  @Override
  public void write(Form form) {
    form.begin(interaction.label());
    StockField.of(interaction).forEach(field -> form.line(field, field.attributes()));
    form.end(words());
  }

  /** What the transaction is called on pages; ASCII. */
  String words() {
    return switch (interaction) {
      case CREATE_ACCOUNT -> "Open an account";
      case UPDATE_ACCOUNT -> "Change a credit limit";
      case QUERY_BY_ID -> "Show a stock by its number";
      case QUERY_BY_CODE -> "Show a stock by its code";
      case BUY_STOCK -> "Buy";
      case SELL_STOCK -> "Sell";
      case GET_HOLDINGS -> "Show the holdings of an account";
    };
  }
}
