package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.pages.Html;

/**
 * Confirms an order.
 *
 * @param confirmation what was ordered
 * @param visit who looks
 */
record BuyConfirmPage(OrderConfirmation confirmation, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Thank you for your order";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=good role=status>Your order has the number ");
    html.number(confirmation.orderId()).raw(". You paid with ");
    AmountsView.payment(html, confirmation.payment()).raw(".</p>");
    AmountsView.order(html, confirmation.lines(), confirmation.totals(), visit);
  }
}
