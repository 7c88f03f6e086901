package org.rubisee.bookstore.sql;

import java.sql.SQLException;
import java.util.List;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/** Reads carts: a row for each line, or one row without a line for an empty cart. */
final class Carts {
  private static final String CART =
      """
      SELECT i.i_id, i.i_title, i.i_backing, i.i_srp, i.i_cost, l.scl_qty
      FROM shopping_cart s
        LEFT JOIN shopping_cart_line l ON l.scl_sc_id = s.sc_id
        LEFT JOIN item i ON i.i_id = l.scl_i_id
      WHERE s.sc_id = ?
      ORDER BY l.scl_i_id""";

  /** What {@link #filled} reads. */
  static final List<String> TABLES = List.of("shopping_cart s", "shopping_cart_line l", "item i");

  private Carts() {}

  /**
   * A cart that is not empty: one statement.
   *
   * @throws RejectedException if there is no such cart, or it is empty
   */
  static Cart filled(Statements statements, int cartId) throws RejectedException {
    List<CartLine> rows = statements.all(CART, Carts::line, cartId);
    if (rows.isEmpty()) {
      throw new RejectedException(Rejection.NO_SUCH_CART);
    }
    List<CartLine> lines = rows.stream().filter(line -> line.bookId() != 0).toList();
    BookstoreRules.checkNotEmpty(lines.size());
    return new Cart(cartId, lines);
  }

  private static CartLine line(Row row) throws SQLException {
    int bookId = row.number();
    return bookId == 0
        ? new CartLine(0, "", "", Money.ZERO, Money.ZERO, 0)
        : new CartLine(bookId, row.text(), row.text(), row.money(), row.money(), row.number());
  }
}
