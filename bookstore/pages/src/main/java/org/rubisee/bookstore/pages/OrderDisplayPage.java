package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.NewestOrder;
import org.rubisee.bookstore.model.OrderDetails;
import org.rubisee.pages.Html;
import org.rubisee.pages.Section;

/**
 * The newest order of a customer.
 *
 * @param newest the order, and who ordered
 * @param visit who looks
 */
record OrderDisplayPage(NewestOrder newest, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Your newest order";
  }

  @Override
  public Section section() {
    return Sections.ORDERS;
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>").text(newest.customer().firstName()).raw(" ");
    html.text(newest.customer().lastName());
    if (newest.order().isEmpty()) {
      html.raw(", you have not ordered anything yet.</p>");
    } else {
      html.raw(", this is the last order that you placed.</p>");
      write(html, newest.order().get(0));
    }
    Links.cart(html, visit);
  }

  private void write(Html html, OrderDetails order) {
    html.raw("<table class=facts><tr><th scope=row>Number<td>").number(order.id());
    html.raw("<tr><th scope=row>Ordered<td>").time(order.date());
    html.raw("<tr><th scope=row>Status<td>").raw(order.status().name());
    html.raw("<tr><th scope=row>Shipping<td>").raw(order.shipping().name()).raw(", ");
    html.time(order.shipDate()).raw("<tr><th scope=row>Bill to<td>");
    AddressFields.write(html, order.billTo()).raw("<tr><th scope=row>Ship to<td>");
    AddressFields.write(html, order.shipTo()).raw("<tr><th scope=row>Paid with<td>");
    AmountsView.payment(html, order.payment()).raw("</table>");
    AmountsView.order(html, order.lines(), order.totals(), visit);
  }
}
