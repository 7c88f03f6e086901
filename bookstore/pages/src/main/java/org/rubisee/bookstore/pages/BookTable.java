package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.pages.Html;

/**
 * A list of books.
 *
 * @param list the books, and promotions
 * @param visit who looks
 */
record BookTable(BookList list, Visit visit) {

  /** Writes the list, the promotions and the way to the cart. */
  void write(Html html) {
    if (list.books().isEmpty()) {
      html.raw("<p>There are no such books.</p>");
    } else {
      writeBooks(html);
    }
    new PromotionList(list.promotions(), visit).write(html);
    Links.cart(html, visit);
  }

  private void writeBooks(Html html) {
    html.raw("<table class=list><caption>Books</caption><thead><tr><th scope=col>Title")
        .raw("<th scope=col>Author<tbody>\n");
    for (BookSummary book : list.books()) {
      Links.book(html.raw("<tr><td>"), book.id(), book.title(), visit).raw("<td>");
      html.text(book.authorFirstName()).raw(" ").text(book.authorLastName()).raw("\n");
    }
    html.raw("</table>");
  }
}
