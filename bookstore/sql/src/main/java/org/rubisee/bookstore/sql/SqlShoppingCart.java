package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.util.SortedMap;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CartChange;
import org.rubisee.bookstore.model.CartContent;
import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.ShoppingCart;
import org.rubisee.jdbc.Statements;
import org.rubisee.jdbc.TableLocks;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;

/**
 * Changes a cart: in one transaction five or six statements, one for each line that changes, and
 * two for a cart that would be empty. The cart is locked first, so changes of one cart come one
 * after the other.
 */
public final class SqlShoppingCart implements ShoppingCart {
  /** What it uses, for {@code LOCK TABLES}. */
  public static final TableLocks TABLES =
      TableLocks.writing("shopping_cart", "shopping_cart_line")
          .reading(Carts.TABLES)
          .reading(Promotions.TABLES);

  private static final String INSERT_CART = "INSERT INTO shopping_cart (sc_time) VALUES (?)";
  private static final String TOUCH_CART = "UPDATE shopping_cart SET sc_time = ? WHERE sc_id = ?";
  private static final String LINES =
      "SELECT scl_i_id, scl_qty FROM shopping_cart_line WHERE scl_sc_id = ?";
  private static final String BOOK_EXISTS = "SELECT i_id FROM item WHERE i_id = ?";
  private static final String FIRST_RELATED = "SELECT i_related1 FROM item WHERE i_id = ?";
  private static final String INSERT_LINE =
      "INSERT INTO shopping_cart_line (scl_sc_id, scl_i_id, scl_qty) VALUES (?, ?, ?)";
  private static final String UPDATE_LINE =
      "UPDATE shopping_cart_line SET scl_qty = ? WHERE scl_sc_id = ? AND scl_i_id = ?";
  private static final String DELETE_LINE =
      "DELETE FROM shopping_cart_line WHERE scl_sc_id = ? AND scl_i_id = ?";

  private final Statements statements;
  private final BusinessClock clock;

  /** The use case on this connection. */
  public SqlShoppingCart(Connection connection, BusinessClock clock) {
    statements = new Statements("ShoppingCart", connection);
    this.clock = clock;
  }

  @Override
  public CartView shoppingCart(CartChange change, Draw draw) throws RejectedException {
    int cartId = change.cartId() == 0 ? newCart() : touched(change.cartId());
    CartContent content = change.cartId() == 0 ? new CartContent() : content(cartId);
    SortedMap<Integer, Integer> before = content.copies();
    add(change.addedBookId(), content);
    content.set(change.quantities());
    if (content.isEmpty()) {
      content.add(randomBook(draw));
    }
    write(cartId, before, content.copies());
    return new CartView(Carts.filled(statements, cartId), Promotions.of(statements, draw));
  }

  private int newCart() {
    return statements.insert(INSERT_CART, clock.now());
  }

  /** Says when the cart was changed, which locks it. */
  private int touched(int cartId) throws RejectedException {
    if (statements.write(TOUCH_CART, clock.now(), cartId) == 0) {
      throw new RejectedException(Rejection.NO_SUCH_CART);
    }
    return cartId;
  }

  private CartContent content(int cartId) {
    CartContent content = new CartContent();
    statements.all(
        LINES,
        row -> {
          content.put(row.number(), row.number());
          return content;
        },
        cartId);
    return content;
  }

  private void add(int bookId, CartContent content) throws RejectedException {
    if (bookId == 0) {
      return;
    }
    if (!content.has(bookId)) {
      statements
          .one(BOOK_EXISTS, row -> row.number(), bookId)
          .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK));
    }
    content.add(bookId);
  }

  private int randomBook(Draw draw) {
    int book = BookstoreRules.randomBook(draw, Promotions.countBooks(statements));
    return statements.one(FIRST_RELATED, row -> row.number(), book).orElseThrow();
  }

  private void write(
      int cartId, SortedMap<Integer, Integer> before, SortedMap<Integer, Integer> after) {
    for (int gone : before.keySet()) {
      if (!after.containsKey(gone)) {
        statements.change(DELETE_LINE, cartId, gone);
      }
    }
    after.forEach((book, quantity) -> writeLine(cartId, book, before.get(book), quantity));
  }

  private void writeLine(int cartId, int book, Integer before, Integer after) {
    if (before == null) {
      statements.write(INSERT_LINE, cartId, book, after);
    } else if (!before.equals(after)) {
      statements.change(UPDATE_LINE, after, cartId, book);
    }
  }
}
