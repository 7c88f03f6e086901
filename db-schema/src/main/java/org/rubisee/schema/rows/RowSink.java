package org.rubisee.schema.rows;

import com.mysql.cj.jdbc.JdbcStatement;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** How rows get into a table: the fastest way that the server allows. */
public enum RowSink {

  /** LOAD DATA LOCAL, read from the generator as it goes. */
  BULK {
    @Override
    public void load(Connection connection, TableRows rows, int from, int to) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement
            .unwrap(JdbcStatement.class)
            .setLocalInfileInputStream(new RowStream(rows, from, to));
        statement.execute(
            "LOAD DATA LOCAL INFILE 'generated' INTO TABLE "
                + rows.table()
                + " CHARACTER SET utf8mb4 ("
                + rows.columns()
                + ")");
      }
    }
  },

  /** Batches that the driver rewrites to inserts of many rows, where LOAD DATA LOCAL is off. */
  BATCH {
    @Override
    public void load(Connection connection, TableRows rows, int from, int to) throws SQLException {
      connection.setAutoCommit(false);
      try (PreparedStatement insert = connection.prepareStatement(insert(rows));
          BufferedReader lines =
              new BufferedReader(
                  new InputStreamReader(
                      new RowStream(rows, from, to), StandardCharsets.US_ASCII))) {
        int waiting = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          String[] fields = line.split("\t", -1);
          for (int i = 0; i < fields.length; i++) {
            insert.setString(i + 1, fields[i].equals("\\N") ? null : fields[i]);
          }
          insert.addBatch();
          if (++waiting == ROWS_PER_BATCH) {
            insert.executeBatch();
            waiting = 0;
          }
        }
        insert.executeBatch();
        connection.commit();
      } catch (IOException e) {
        throw new SQLException(e);
      }
    }
  };

  private static final int ROWS_PER_BATCH = 500;

  /** The fastest way that this server allows. */
  public static RowSink of(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT @@local_infile")) {
      row.next();
      return row.getBoolean(1) ? BULK : BATCH;
    }
  }

  /** Loads the rows of some sources, {@code from} being a multiple of {@link TableRows#BLOCK}. */
  public abstract void load(Connection connection, TableRows rows, int from, int to)
      throws SQLException;

  private static String insert(TableRows rows) {
    int columns = rows.columns().split(",").length;
    return "INSERT INTO "
        + rows.table()
        + " ("
        + rows.columns()
        + ") VALUES (?"
        + ", ?".repeat(columns - 1)
        + ")";
  }
}
