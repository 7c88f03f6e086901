package org.rubisee.stock.pages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rubisee.pages.Field;
import org.rubisee.stock.model.Interaction;

/** The fields that people fill in. */
enum StockField implements Field {
  ACCOUNT("account", "Account", "", "inputmode=numeric required maxlength=10"),
  NAME("name", "Name", "", "required maxlength=40"),
  ADDRESS("address", "Address", "", "required maxlength=100"),
  CREDIT("credit", "Credit limit", " ($)", "inputmode=decimal required maxlength=9"),
  STOCK("stock", "Stock", " (number)", "inputmode=numeric required maxlength=10"),
  CODE("code", "Trading code", "", "required maxlength=6"),
  AMOUNT("amount", "Shares", "", "inputmode=numeric required maxlength=4");

  private final String parameter;
  private final String label;
  private final String hint;
  private final String attributes;

  StockField(String parameter, String label, String hint, String attributes) {
    this.parameter = parameter;
    this.label = label;
    this.hint = hint;
    this.attributes = attributes;
  }

  @Override
  public String parameter() {
    return parameter;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String hint() {
    return hint;
  }

  @Override
  public boolean isSecret() {
    return false;
  }

  /** Attributes of its input, as markup. */
  String attributes() {
    return attributes;
  }

  /** The field that is sent as this parameter. */
  static Optional<Field> of(String parameter) {
    return Arrays.stream(values())
        .filter(field -> field.parameter.equals(parameter))
        .<Field>map(field -> field)
        .findFirst();
  }

  /** The fields of a transaction. */
  static List<StockField> of(Interaction interaction) {
    return switch (interaction) {
      case CREATE_ACCOUNT -> List.of(NAME, ADDRESS, CREDIT);
      case UPDATE_ACCOUNT -> List.of(ACCOUNT, CREDIT);
      case QUERY_BY_ID -> List.of(STOCK);
      case QUERY_BY_CODE -> List.of(CODE);
      case BUY_STOCK, SELL_STOCK -> List.of(ACCOUNT, STOCK, AMOUNT);
      case GET_HOLDINGS -> List.of(ACCOUNT);
    };
  }
}
