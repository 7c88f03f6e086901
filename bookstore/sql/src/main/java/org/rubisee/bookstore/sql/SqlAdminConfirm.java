package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.rubisee.bookstore.model.AdminConfirm;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.RowLocks;
import org.rubisee.jdbc.Statements;
import org.rubisee.jdbc.TableLocks;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;

/** Changes a book: four statements in one transaction. The book is locked first. */
public final class SqlAdminConfirm implements AdminConfirm {
  /** What it uses, for {@code LOCK TABLES}. */
  public static final TableLocks TABLES =
      TableLocks.writing("item")
          .reading("orders o", "orders bought", "orders n", "orders m")
          .reading("order_line l", "order_line b")
          .reading(Books.TABLES);

  private static final String RELATED_NOW =
      """
      SELECT i_related1, i_related2, i_related3, i_related4, i_related5
      FROM item
      WHERE i_id = ?""";
  private static final String UPDATE =
      """
      UPDATE item
      SET i_cost = ?, i_image = ?, i_thumbnail = ?, i_pub_date = ?, i_related1 = ?, i_related2 = ?,
        i_related3 = ?, i_related4 = ?, i_related5 = ?
      WHERE i_id = ?""";

  private final Statements statements;
  private final BusinessClock clock;
  private final String lockBook;

  /** The use case on this connection. */
  public SqlAdminConfirm(Connection connection, BusinessClock clock, RowLocks rowLocks) {
    statements = new Statements("AdminConfirm", connection);
    this.clock = clock;
    lockBook = rowLocks.reading(RELATED_NOW);
  }

  @Override
  public BookDetails adminConfirm(BookChange change) throws RejectedException {
    List<Integer> before =
        statements
            .one(lockBook, SqlAdminConfirm::related, change.bookId())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK));
    update(
        change, BookstoreRules.related(Rankings.boughtWith(statements, change.bookId()), before));
    return Books.details(statements, change.bookId()).orElseThrow();
  }

  private void update(BookChange change, List<Integer> related) {
    statements.change(
        UPDATE,
        change.price(),
        change.image(),
        change.thumbnail(),
        clock.now().toLocalDate(),
        related.get(0),
        related.get(1),
        related.get(2),
        related.get(3),
        related.get(4),
        change.bookId());
  }

  private static List<Integer> related(Row row) throws SQLException {
    return List.of(row.number(), row.number(), row.number(), row.number(), row.number());
  }
}
