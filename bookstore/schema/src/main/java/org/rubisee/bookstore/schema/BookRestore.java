package org.rubisee.bookstore.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.BookstoreRules;

/** Puts back what the site changed in loaded books: stock, price, date, pictures, related books. */
final class BookRestore {

  private static final String BOOKS =
      "SELECT i_id, i_stock, i_cost, i_pub_date, i_thumbnail, i_image, i_related1, i_related2,"
          + " i_related3, i_related4, i_related5 FROM item ORDER BY i_id";
  private static final String UPDATE =
      "UPDATE item SET i_stock = ?, i_cost = ?, i_pub_date = ?, i_thumbnail = ?, i_image = ?,"
          + " i_related1 = ?, i_related2 = ?, i_related3 = ?, i_related4 = ?, i_related5 = ?"
          + " WHERE i_id = ?";

  private final Connection connection;
  private final Books books;

  BookRestore(Connection connection, Books books) {
    this.connection = connection;
    this.books = books;
  }

  /** How many books had been changed. */
  int run() throws SQLException {
    int changed = 0;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(BOOKS);
        PreparedStatement update = connection.prepareStatement(UPDATE)) {
      while (rows.next()) {
        int id = rows.getInt(1);
        List<Object> loaded = loaded(id);
        if (!loaded.equals(stored(rows))) {
          for (int i = 0; i < loaded.size(); i++) {
            update.setObject(i + 1, loaded.get(i));
          }
          update.setInt(loaded.size() + 1, id);
          update.addBatch();
          changed++;
        }
      }
      update.executeBatch();
    }
    return changed;
  }

  private List<Object> loaded(int id) {
    List<Object> values = new ArrayList<>();
    values.add(books.stock(id));
    values.add(books.price(id).toBigDecimal());
    values.add(LocalDate.ofEpochDay(books.published(id)));
    values.add(BookPictures.thumbnail(id));
    values.add(BookPictures.image(id));
    values.addAll(books.related(id));
    return values;
  }

  private static List<Object> stored(ResultSet row) throws SQLException {
    List<Object> values = new ArrayList<>();
    values.add(row.getInt(2));
    values.add(row.getBigDecimal(3));
    values.add(row.getObject(4, LocalDate.class));
    values.add(row.getString(5));
    values.add(row.getString(6));
    for (int i = 0; i < BookstoreRules.RELATED; i++) {
      values.add(row.getInt(7 + i));
    }
    return values;
  }
}
