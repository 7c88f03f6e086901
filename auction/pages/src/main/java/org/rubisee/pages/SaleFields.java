package org.rubisee.pages;

import java.util.EnumSet;
import java.util.Set;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;

/**
 * What a seller enters.
 *
 * @param ticket allows the sale; empty for clients that know no tickets
 * @param sellerId who sells
 * @param categoryId where
 */
record SaleFields(String ticket, int sellerId, int categoryId) implements FormFields {
  private static final Money LEAST_PRICE = new Money(1);

  /** The fields of a form that comes back. */
  static SaleFields of(Parameters parameters) {
    return new SaleFields(
        parameters.ticket(), parameters.id("userId"), parameters.id("categoryId"));
  }

  @Override
  public Set<Field> fields() {
    return EnumSet.range(Field.NAME, Field.QUANTITY);
  }

  @Override
  public Section section() {
    return Section.SELL;
  }

  @Override
  public void write(Form form) {
    form.begin("RegisterItem")
        .ticket(ticket)
        .hidden("userId", sellerId)
        .hidden("categoryId", categoryId)
        .line(Field.NAME, "required maxlength=" + AuctionRules.MAX_NAME)
        .text(Field.DESCRIPTION, 8, AuctionRules.MAX_TEXT, false)
        .amount(Field.INITIAL_PRICE, LEAST_PRICE)
        .amount(Field.RESERVE_PRICE, Money.ZERO)
        .amount(Field.BUY_NOW, Money.ZERO)
        .count(Field.DURATION, AuctionRules.MAX_DURATION_DAYS)
        .count(Field.QUANTITY, AuctionRules.MAX_QUANTITY)
        .end("Start the auction");
  }
}
