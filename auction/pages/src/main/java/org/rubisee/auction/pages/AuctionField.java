package org.rubisee.auction.pages;

import java.util.Arrays;
import java.util.Optional;
import org.rubisee.pages.Field;

/** The fields that people fill in on the auction site, in the order of their forms. */
enum AuctionField implements Field {
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

  AuctionField(String parameter, String label) {
    this(parameter, label, "");
  }

  AuctionField(String parameter, String label, String hint) {
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
    return this == PASSWORD;
  }

  /** The field that is sent as this parameter, if people fill it in. */
  static Optional<Field> of(String parameter) {
    return Arrays.stream(values())
        .filter(field -> field.parameter.equals(parameter))
        .<Field>map(field -> field)
        .findFirst();
  }
}
