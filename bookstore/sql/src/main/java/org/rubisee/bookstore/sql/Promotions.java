package org.rubisee.bookstore.sql;

import java.util.List;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.jdbc.Statements;

/** Chooses books that the shop recommends. */
final class Promotions {
  private static final String COUNT_BOOKS = "SELECT MAX(i_id) FROM item";
  private static final String RELATED =
      """
      SELECT p.i_id, p.i_title, p.i_thumbnail
      FROM item r JOIN item p
        ON p.i_id IN (r.i_related1, r.i_related2, r.i_related3, r.i_related4, r.i_related5)
      WHERE r.i_id = ?
      ORDER BY p.i_id""";

  /** What {@link #of} reads. */
  static final List<String> TABLES = List.of("item", "item p", "item r");

  private Promotions() {}

  /** The related books of a random book: two statements. */
  static List<Promotion> of(Statements statements, Draw draw) {
    return statements.all(
        RELATED,
        row -> new Promotion(row.number(), row.text(), row.text()),
        draw.book(countBooks(statements)));
  }

  /** How many books there are. They are numbered from 1 without gaps. */
  static int countBooks(Statements statements) {
    return statements.one(COUNT_BOOKS, row -> row.number()).orElseThrow();
  }
}
