package org.rubisee.bookstore.pages;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.pages.BadParameterException;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Parameters;

/** The quantities of a cart: writes them in a form, and reads them from a request. */
final class CartFields {
  /** The most parameters of a request: a quantity for each line, and what says which cart. */
  static final int MOST_PARAMETERS = BookstoreRules.MAX_CART_LINES + 4;

  /** The parameter with the ids of all books that have a quantity, a dash between two of them. */
  private static final String BOOKS = "books";

  /** The parameter with the quantity of a book begins so; its id follows. */
  private static final String QUANTITY = "quantity";

  private static final int MAX_BOOKS_CHARS = BookstoreRules.MAX_CART_LINES * 11;
  private static final Pattern IDS =
      Pattern.compile(
          "[1-9][0-9]{0,8}(-[1-9][0-9]{0,8}){0," + (BookstoreRules.MAX_CART_LINES - 1) + "}");

  private CartFields() {}

  /** Writes the form. */
  static void write(Html html, Cart cart, Visit visit) {
    html.raw("<form class=choice method=post action=ShoppingCart>");
    visit.hide(new Form(html)).hidden(BOOKS, ids(cart));
    html.raw("<table class=list><caption>Books</caption><thead><tr><th scope=col>Title")
        .raw("<th scope=col class=w>Binding<th scope=col class=\"n w\">List price")
        .raw("<th scope=col class=n>Our price<th scope=col>Quantity<tbody>\n");
    for (CartLine line : cart.lines()) {
      write(html, line, visit);
    }
    html.raw("</table><button>Change quantities</button></form>");
  }

  private static void write(Html html, CartLine line, Visit visit) {
    Links.book(html.raw("<tr><td>"), line.bookId(), line.title(), visit);
    html.raw("<td class=w>").text(line.backing());
    html.raw("<td class=\"n w\">").price(line.listPrice());
    html.raw("<td class=n>").price(line.price());
    html.raw("<td><input name=" + QUANTITY).number(line.bookId());
    html.raw(" type=number min=0 max=").number(BookstoreRules.MAX_QUANTITY);
    html.raw(" value=").number(line.quantity()).raw(" required aria-label=\"Quantity of ");
    html.text(line.title()).raw("\">\n");
  }

  private static String ids(Cart cart) {
    return cart.lines().stream()
        .map(line -> Integer.toString(line.bookId()))
        .collect(Collectors.joining("-"));
  }

  /** The quantities of a request. */
  static List<CartQuantity> read(Parameters parameters) {
    if (!parameters.has(BOOKS)) {
      return List.of();
    }
    String ids = parameters.text(BOOKS, MAX_BOOKS_CHARS);
    if (!IDS.matcher(ids).matches()) {
      throw new BadParameterException(BOOKS, "the numbers of the books of a cart, as 3-17");
    }
    return Arrays.stream(ids.split("-"))
        .map(
            id ->
                new CartQuantity(
                    Integer.parseInt(id),
                    parameters.number(QUANTITY + id, 0, BookstoreRules.MAX_QUANTITY)))
        .toList();
  }
}
