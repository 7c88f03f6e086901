package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;

/**
 * What a buyer enters.
 *
 * @param ticket allows the purchase, once
 * @param userId who buys
 * @param itemId the item
 * @param maxQty the most units, as the form knows it
 */
record PurchaseFields(String ticket, int userId, int itemId, int maxQty) implements FormFields {

  /** The fields of a form that comes back. */
  static PurchaseFields of(Parameters parameters) {
    return new PurchaseFields(
        parameters.ticket(),
        parameters.id("userId"),
        parameters.id("itemId"),
        parameters.id("maxQty"));
  }

  @Override
  public List<Field> fields() {
    return List.of(AuctionField.UNITS);
  }

  @Override
  public void write(Form form) {
    form.begin("StoreBuyNow")
        .ticket(ticket)
        .hidden("userId", userId)
        .hidden("itemId", itemId)
        .hidden("maxQty", maxQty)
        .count(AuctionField.UNITS, maxQty)
        .end("Buy now");
  }
}
