package org.rubisee.bookstore.sql;

import java.util.List;
import java.util.Locale;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.jdbc.Statements;

/**
 * Books by the copies that were sold. Each method runs one statement, which adds up order lines.
 */
public final class Rankings {
  /**
   * The books of a subject that sell best, and how many {@code copies} of each {@code book}. Its
   * parameters are the number of orders, the subject, and how many books are listed.
   */
  static final String BEST =
      String.format(
          Locale.ROOT,
          """
          SELECT l.ol_i_id AS book, SUM(l.ol_qty) AS copies
          FROM order_line l JOIN item b ON b.i_id = l.ol_i_id
          WHERE l.ol_o_id >= %s AND b.i_subject = ?
          GROUP BY l.ol_i_id
          ORDER BY copies DESC, book
          LIMIT ?""",
          NewestOrders.first("n"));

  private static final String BOUGHT_WITH =
      String.format(
          Locale.ROOT,
          """
          SELECT l.ol_i_id
          FROM orders o JOIN order_line l ON l.ol_o_id = o.o_id
          WHERE o.o_id >= %s AND l.ol_i_id <> ? AND o.o_c_id IN (
            SELECT bought.o_c_id
            FROM order_line b JOIN orders bought ON bought.o_id = b.ol_o_id
            WHERE b.ol_i_id = ? AND b.ol_o_id >= %s
          )
          GROUP BY l.ol_i_id
          ORDER BY SUM(l.ol_qty) DESC, l.ol_i_id
          LIMIT ?""",
          NewestOrders.first("n"),
          NewestOrders.first("m"));

  private Rankings() {}

  /** The ids of the books of a subject that sell best, most copies first, then by id. */
  public static List<Integer> bestSellers(Statements statements, Subject subject) {
    return statements.all(
        BEST,
        row -> row.number(),
        BookstoreRules.BEST_SELLER_ORDERS,
        subject.label(),
        BookstoreRules.MAX_LISTED);
  }

  /**
   * The ids of the books of which most copies were bought by the customers who bought a book, most
   * copies first, then by id.
   */
  public static List<Integer> boughtWith(Statements statements, int bookId) {
    return statements.all(
        BOUGHT_WITH,
        row -> row.number(),
        BookstoreRules.RELATED_ORDERS,
        bookId,
        bookId,
        BookstoreRules.RELATED_ORDERS,
        BookstoreRules.RELATED);
  }
}
