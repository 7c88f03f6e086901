package org.rubisee.auction.pages;

import java.util.EnumSet;
import java.util.List;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Section;

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
  public List<Field> fields() {
    return List.copyOf(EnumSet.range(AuctionField.NAME, AuctionField.QUANTITY));
  }

  @Override
  public Section section() {
    return Sections.SELL;
  }

  @Override
  public void write(Form form) {
    form.begin("RegisterItem")
        .ticket(ticket)
        .hidden("userId", sellerId)
        .hidden("categoryId", categoryId)
        .line(AuctionField.NAME, "required maxlength=" + AuctionRules.MAX_NAME)
        .text(AuctionField.DESCRIPTION, 8, AuctionRules.MAX_TEXT, false)
        .amount(AuctionField.INITIAL_PRICE, LEAST_PRICE)
        .amount(AuctionField.RESERVE_PRICE, Money.ZERO)
        .amount(AuctionField.BUY_NOW, Money.ZERO)
        .count(AuctionField.DURATION, AuctionRules.MAX_DURATION_DAYS)
        .count(AuctionField.QUANTITY, AuctionRules.MAX_QUANTITY)
        .end("Start the auction");
  }
}
