package org.rubisee.bookstore.sql;

import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;

/** Finds and stores addresses. */
final class Addresses {
  private static final String COUNTRY = "SELECT co_id FROM country WHERE co_name = ?";
  private static final String FIND =
      """
      SELECT addr_id
      FROM address
      WHERE addr_zip = ? AND addr_street1 = ? AND addr_street2 = ? AND addr_city = ?
        AND addr_state = ? AND addr_co_id = ?
      ORDER BY addr_id LIMIT 1""";
  private static final String INSERT =
      """
      INSERT INTO address (addr_zip, addr_street1, addr_street2, addr_city, addr_state, addr_co_id)
      VALUES (?, ?, ?, ?, ?, ?)""";

  /** What {@link #idOf} reads and does not change. */
  static final String TABLES_READ = "country";

  /** What {@link #idOf} changes. */
  static final String TABLES_WRITTEN = "address";

  private Addresses() {}

  /**
   * The primary key of an address, which is stored if it is new: two statements, or three.
   *
   * @throws RejectedException if there is no such country
   */
  static int idOf(Statements statements, PostalAddress address) throws RejectedException {
    int country =
        statements
            .one(COUNTRY, row -> row.number(), address.country())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_COUNTRY));
    Object[] columns = {
      address.zip(), address.street1(), address.street2(), address.city(), address.state(), country
    };
    Optional<Integer> stored = statements.one(FIND, row -> row.number(), columns);
    return stored.isPresent() ? stored.get() : statements.insert(INSERT, columns);
  }

  /** Reads street1, street2, city, state, zip, and the name of the country. */
  static PostalAddress read(Row row) throws SQLException {
    return new PostalAddress(
        row.text(), row.text(), row.text(), row.text(), row.text(), row.text());
  }
}
