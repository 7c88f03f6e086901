package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.CustomerDetails;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;

/**
 * What is about to be bought, and the form to order it.
 *
 * @param checkout what is about to be bought, and by whom
 * @param ticket allows the order
 * @param visit who looks
 */
record BuyRequestPage(Checkout checkout, String ticket, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Your order";
  }

  @Override
  public void writeBody(Html html) {
    writeCustomer(html, checkout.customer());
    writeCart(html);
    html.raw("<h2>Payment and shipping</h2>");
    new OrderFields(visit, ticket).write(new Form(html));
  }

  private static void writeCustomer(Html html, CustomerDetails customer) {
    html.raw("<table class=facts><tr><th scope=row>User name<td>");
    html.text(customer.name().userName()).raw("<tr><th scope=row>Name<td>");
    html.text(customer.name().firstName()).raw(" ").text(customer.name().lastName());
    html.raw("<tr><th scope=row>Address<td>");
    AddressFields.write(html, customer.address()).raw("<tr><th scope=row>Telephone<td>");
    html.text(customer.phone()).raw("<tr><th scope=row>E-mail<td>").text(customer.email());
    html.raw("<tr><th scope=row>Date of birth<td>").date(customer.birthDate());
    html.raw("<tr><th scope=row>Customer since<td>").date(customer.since());
    html.raw("<tr><th scope=row>About you<td class=text>").text(customer.data());
    html.raw("</table>");
  }

  private void writeCart(Html html) {
    AmountsView.begin(html);
    for (CartLine line : checkout.cart().lines()) {
      PricedLine priced = line.priced(checkout.customer().discount());
      AmountsView.line(html, line.bookId(), line.title(), priced, visit);
    }
    AmountsView.end(html, checkout.totals());
  }
}
