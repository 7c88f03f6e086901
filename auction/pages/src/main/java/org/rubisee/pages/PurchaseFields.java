package org.rubisee.pages;

import java.util.Set;

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
  public Set<Field> fields() {
    return Set.of(Field.UNITS);
  }

  @Override
  public void write(Form form) {
    form.begin("StoreBuyNow")
        .ticket(ticket)
        .hidden("userId", userId)
        .hidden("itemId", itemId)
        .hidden("maxQty", maxQty)
        .count(Field.UNITS, maxQty)
        .end("Buy now");
  }
}
