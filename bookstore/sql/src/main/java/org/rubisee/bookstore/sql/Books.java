package org.rubisee.bookstore.sql;

import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;

/** Reads books with their authors. */
final class Books {
  /** What {@link #summary} reads of an item {@code i} and its author {@code a}. */
  static final String SUMMARY = "i.i_id, i.i_title, a.a_fname, a.a_lname";

  private static final String DETAILS =
      """
      SELECT i.i_id, i.i_title, a.a_fname, a.a_lname, i.i_subject, i.i_desc, i.i_publisher,
        i.i_pub_date, i.i_avail, i.i_srp, i.i_cost, i.i_stock, i.i_isbn, i.i_page, i.i_backing,
        i.i_dimensions, i.i_thumbnail, i.i_image
      FROM item i JOIN author a ON a.a_id = i.i_a_id
      WHERE i.i_id = ?""";

  /** What {@link #details} reads. */
  static final List<String> TABLES = List.of("item i", "author a");

  private Books() {}

  /** All that is known of a book: one statement. */
  static Optional<BookDetails> details(Statements statements, int bookId) {
    return statements.one(DETAILS, Books::details, bookId);
  }

  /** Reads {@link #SUMMARY}. */
  static BookSummary summary(Row row) throws SQLException {
    return new BookSummary(row.number(), row.text(), row.text(), row.text());
  }

  private static BookDetails details(Row row) throws SQLException {
    BookSummary book = summary(row);
    String subject = row.text();
    String description = row.text();
    String publisher = row.text();
    LocalDate published = row.date();
    LocalDate available = row.date();
    return new BookDetails(
        book,
        subject,
        description,
        publisher,
        published,
        available,
        row.money(),
        row.money(),
        row.number(),
        row.text(),
        row.number(),
        row.text(),
        row.text(),
        row.text(),
        row.text());
  }
}
