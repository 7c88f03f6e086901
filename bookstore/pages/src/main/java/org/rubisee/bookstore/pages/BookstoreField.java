package org.rubisee.bookstore.pages;

import java.util.Arrays;
import java.util.Optional;
import org.rubisee.pages.Field;

/** The fields that people fill in in the bookstore, in the order of their forms. */
enum BookstoreField implements Field {
  SEARCH_TYPE("type", "Search by"),
  SEARCH_TEXT("text", "Begins with", " (a subject in full)"),
  USER_NAME("userName", "User name"),
  PASSWORD("password", "Password"),
  FIRST_NAME("firstName", "First name"),
  LAST_NAME("lastName", "Last name"),
  BIRTH_DATE("birthDate", "Date of birth"),
  PHONE("phone", "Telephone"),
  EMAIL("email", "E-mail"),
  CARD_TYPE("cardType", "Card"),
  CARD_NUMBER("cardNumber", "Card number", " (16 digits)"),
  CARD_HOLDER("cardHolder", "Name on the card"),
  CARD_EXPIRY("cardExpiry", "Valid until"),
  SHIPPING("shipping", "Shipping"),
  STREET1("street1", "Street"),
  STREET2("street2", "Street, second line", " (optional)"),
  CITY("city", "City"),
  STATE("state", "State or province", " (optional)"),
  ZIP("zip", "Postal code"),
  COUNTRY("country", "Country"),
  DATA("data", "About you", " (optional)"),
  PRICE("price", "Price", " ($)"),
  IMAGE("image", "Picture"),
  THUMBNAIL("thumbnail", "Small picture");

  private final String parameter;
  private final String label;
  private final String hint;

  BookstoreField(String parameter, String label) {
    this(parameter, label, "");
  }

  BookstoreField(String parameter, String label, String hint) {
    this.parameter = parameter;
    this.label = label;
    this.hint = hint;
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
    return this == PASSWORD || this == CARD_NUMBER;
  }

  /** The field that is sent as this parameter, if people fill it in. */
  static Optional<Field> of(String parameter) {
    return Arrays.stream(values())
        .filter(field -> field.parameter.equals(parameter))
        .<Field>map(field -> field)
        .findFirst();
  }
}
