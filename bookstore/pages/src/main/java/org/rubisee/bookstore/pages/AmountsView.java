package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.Money;
import org.rubisee.pages.Html;

/** Writes lines with prices, and what they cost together. */
final class AmountsView {
  private AmountsView() {}

  /** Begins a table of books that cost something. */
  static void begin(Html html) {
    html.raw("<table class=list><caption>Books</caption><thead><tr><th scope=col>Title")
        .raw("<th scope=col class=n>Price<th scope=col class=n>Quantity")
        .raw("<th scope=col class=\"n w\">Discount<th scope=col class=n>Amount<tbody>\n");
  }

  /** Writes a row of the table. */
  static void line(Html html, int bookId, String title, PricedLine line, Visit visit) {
    Links.book(html.raw("<tr><td>"), bookId, title, visit);
    html.raw("<td class=n>").price(line.price()).raw("<td class=n>").number(line.quantity());
    html.raw("<td class=\"n w\">").number(line.discount().percent()).raw(" %<td class=n>");
    html.price(line.amount()).raw("\n");
  }

  /** Ends the table, and writes what all cost. */
  static void end(Html html, Totals totals) {
    html.raw("</table><table class=facts>");
    row(html, "Sub-total", totals.subTotal());
    row(html, "Tax", totals.tax());
    row(html, "Shipping", totals.shipping());
    html.raw("<tr><th scope=row>Total<td class=\"n price\">").price(totals.total());
    html.raw("</table>\n");
  }

  private static void row(Html html, String name, Money amount) {
    html.raw("<tr><th scope=row>").raw(name).raw("<td class=n>").price(amount);
  }

  /** Writes the lines of an order. */
  static void order(Html html, List<OrderLine> lines, Totals totals, Visit visit) {
    begin(html);
    for (OrderLine line : lines) {
      line(html, line.bookId(), line.title(), line.priced(), visit);
    }
    end(html, totals);
  }

  /** Writes how an order was paid; of the card's number its last digits. */
  static Html payment(Html html, Payment payment) {
    html.raw(payment.type().name()).raw(" ending in ").text(payment.lastDigits());
    return html.raw(", authorization ").text(payment.authorization());
  }
}
