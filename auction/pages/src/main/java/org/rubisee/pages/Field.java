package org.rubisee.pages;

import java.util.Arrays;
import java.util.Optional;

/** A field that people fill in: the parameter it is sent as, and the words that stand beside it. */
enum Field {
  FIRST_NAME("firstname", "First name"),
  LAST_NAME("lastname", "Last name"),
  NICKNAME("nickname", "Nickname"),
  EMAIL("email", "E-mail"),
  PASSWORD("password", "Password"),
  REGION("region", "Region"),
  BID("bid", "Your bid", " ($)"),
  MAX_BID("maxBid", "Your maximum bid", " ($)"),
  UNITS("qty", "Quantity"),
  RATING("rating", "Rating"),
  COMMENT("comment", "Your comment"),
  NAME("name", "Name"),
  DESCRIPTION("description", "Description"),
  INITIAL_PRICE("initialPrice", "Initial price", " ($)"),
  RESERVE_PRICE("reservePrice", "Reserve price", " ($, 0 for none)"),
  BUY_NOW("buyNow", "Buy-now price", " ($, 0 for none)"),
  DURATION("duration", "Duration in days"),
  QUANTITY("quantity", "Quantity");

  private final String parameter;
  private final String label;
  private final String hint;

  Field(String parameter, String label) {
    this(parameter, label, "");
  }

  Field(String parameter, String label, String hint) {
    this.parameter = parameter;
    this.label = label;
    this.hint = hint;
  }

  /** The parameter that the field is sent as. */
  String parameter() {
    return parameter;
  }

  /** What the field is called, in its label and in messages. */
  String label() {
    return label;
  }

  /** What the label says in addition: unit and special values. */
  String hint() {
    return hint;
  }

  /** The field that is sent as this parameter, if people fill it in. */
  static Optional<Field> of(String parameter) {
    return Arrays.stream(values()).filter(field -> field.parameter.equals(parameter)).findFirst();
  }
}
