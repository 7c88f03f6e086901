package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.pages.Html;

/**
 * The description of a book, as the pages to view and to change it show it.
 *
 * @param details the book
 */
record BookView(BookDetails details) {
  private static final int WIDTH = 160;
  private static final int HEIGHT = 200;

  /** Writes the large picture, the author, prices and what the trade says of the book. */
  void writeFacts(Html html) {
    html.raw("<div class=item>").picture(details.image(), WIDTH, HEIGHT);
    html.raw("<table class=facts><tr><th scope=row>Author<td>");
    html.text(details.book().authorFirstName()).raw(" ").text(details.book().authorLastName());
    html.raw("<tr><th scope=row>Our price<td class=price>").price(details.price());
    html.raw("<tr><th scope=row>List price<td>").price(details.listPrice());
    html.raw("<tr><th scope=row>In stock<td>").number(details.stock());
    fact(html, "Subject", details.subject());
    fact(html, "Publisher", details.publisher());
    html.raw("<tr><th scope=row>Published<td>").date(details.published());
    html.raw("<tr><th scope=row>Available since<td>").date(details.available());
    fact(html, "Binding", details.backing());
    html.raw("<tr><th scope=row>Pages<td>").number(details.pages());
    fact(html, "Size", details.dimensions());
    fact(html, "ISBN", details.isbn());
    html.raw("</table></div>\n");
  }

  private static void fact(Html html, String name, String value) {
    html.raw("<tr><th scope=row>").raw(name).raw("<td>").text(value);
  }

  /** Writes what the publisher says. */
  void writeDescription(Html html) {
    html.raw("<h2>Description</h2><p class=text>").text(details.description()).raw("</p>");
  }
}
