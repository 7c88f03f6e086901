package org.rubisee.stock.schema;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Puts back credit limits and holdings of loaded accounts. */
final class StockRestore {

  private static final String ACCOUNTS = "SELECT sub_accno, sub_credit FROM sub_account";
  private static final String HOLDINGS = "SELECT sub_accno, stock_id, amount FROM stock_holding";
  private static final String SET_CREDIT =
      "UPDATE sub_account SET sub_credit = ? WHERE sub_accno = ?";
  private static final String SET_AMOUNT =
      "UPDATE stock_holding SET amount = ? WHERE sub_accno = ? AND stock_id = ?";
  private static final String DELETE =
      "DELETE FROM stock_holding WHERE sub_accno = ? AND stock_id = ?";

  private final Connection connection;
  private final Loaded loaded;

  StockRestore(Connection connection, Loaded loaded) {
    this.connection = connection;
    this.loaded = loaded;
  }

  /** How many rows had been changed. */
  int run() throws SQLException {
    return accounts() + holdings();
  }

  private int accounts() throws SQLException {
    int changed = 0;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(ACCOUNTS);
        PreparedStatement update = connection.prepareStatement(SET_CREDIT)) {
      while (rows.next()) {
        BigDecimal credit = BigDecimal.valueOf(loaded.credit(rows.getInt(1)), 2);
        if (credit.compareTo(rows.getBigDecimal(2)) != 0) {
          update.setBigDecimal(1, credit);
          update.setInt(2, rows.getInt(1));
          update.addBatch();
          changed++;
        }
      }
      update.executeBatch();
    }
    return changed;
  }

  /** A loaded account may have bought stocks that it did not hold: these rows are the site's. */
  private int holdings() throws SQLException {
    int changed = 0;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(HOLDINGS);
        PreparedStatement update = connection.prepareStatement(SET_AMOUNT);
        PreparedStatement delete = connection.prepareStatement(DELETE)) {
      while (rows.next()) {
        int account = rows.getInt(1);
        int stock = rows.getInt(2);
        Integer amount = loaded.holdings(account).get(stock);
        if (amount == null) {
          add(delete, account, stock);
        } else if (amount != rows.getInt(3)) {
          add(update, amount, account, stock);
          changed++;
        }
      }
      delete.executeBatch();
      update.executeBatch();
    }
    return changed;
  }

  private static void add(PreparedStatement batch, int... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      batch.setInt(i + 1, values[i]);
    }
    batch.addBatch();
  }
}
