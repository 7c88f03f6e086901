package org.rubisee.probe;

import jakarta.annotation.Resource;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.transaction.UserTransaction;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;

/**
 * Does one thing many times per request: {@code /Call?times=1000}. A request of no parameter does
 * it once, which is also how the bench sees that the tiers are up.
 *
 * <p>Statements read rows of the table whose key is the system property {@value #ROW}, {@code
 * TABLE.COLUMN}: of the application whose data was loaded.
 */
@WebServlet({"/Nothing", "/Call", "/CallForList", "/Statement", "/Transaction"})
public class ProbeServlet extends HttpServlet {
  private static final long serialVersionUID = 1;

  private static final String BEAN = "ejb:/probe-beans/EchoBean!" + Echo.class.getName();
  private static final String ROW = "rubis.probe.row";
  private static final int LINES = 20;
  private static final int MOST_ROWS = 500;

  @Resource(lookup = "java:jboss/datasources/RubisDS")
  private transient DataSource dataSource;

  @Resource private transient UserTransaction transaction;

  private transient Rows rows;

  /**
   * Rows that are read one at a time.
   *
   * @param statement reads the row of a key
   * @param keys of the first rows of the table
   */
  private record Rows(String statement, List<Long> keys) {

    /**
     * Finds the keys.
     *
     * @param key of the table, {@code TABLE.COLUMN}
     */
    static Rows of(String key, Connection connection) throws SQLException {
      String table = key.substring(0, key.indexOf('.'));
      String column = key.substring(table.length() + 1);
      String first =
          "SELECT " + column + " FROM " + table + " ORDER BY " + column + " LIMIT " + MOST_ROWS;
      List<Long> keys = new ArrayList<>();
      try (PreparedStatement all = connection.prepareStatement(first);
          ResultSet row = all.executeQuery()) {
        while (row.next()) {
          keys.add(row.getLong(1));
        }
      }
      if (keys.isEmpty()) {
        throw new SQLException("The table " + table + " has no rows");
      }
      return new Rows("SELECT * FROM " + table + " WHERE " + column + " = ?", List.copyOf(keys));
    }

    long key(int turn) {
      return keys.get(turn % keys.size());
    }
  }

  /** One thing. */
  private interface Work {
    void once(int turn) throws Exception;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    String times = request.getParameter("times");
    try {
      repeat(work(request.getServletPath()), times == null ? 1 : Integer.parseInt(times));
    } catch (Exception e) {
      throw new ServletException(request.getServletPath() + " failed: " + e.getMessage(), e);
    }
    response.setContentType("text/plain");
    response.getWriter().println("done");
  }

  private Work work(String path) throws NamingException, SQLException {
    return switch (path) {
      case "/Nothing" -> turn -> {};
      case "/Statement" -> reading(rows());
      case "/Transaction" -> inTransaction(reading(rows()));
      case "/CallForList" -> call(LINES);
      default -> call(0);
    };
  }

  private static void repeat(Work work, int times) throws Exception {
    for (int turn = 1; turn <= times; turn++) {
      work.once(turn);
    }
  }

  private static Work call(int lines) throws NamingException {
    Echo echo = (Echo) new InitialContext().lookup(BEAN);
    return turn -> {
      int size = echo.list(lines).size();
      if (size != lines) {
        throw new IllegalStateException("The bean answered " + size + " lines, not " + lines);
      }
    };
  }

  private synchronized Rows rows() throws SQLException {
    if (rows == null) {
      try (Connection connection = dataSource.getConnection()) {
        rows = Rows.of(System.getProperty(ROW, ""), connection);
      }
    }
    return rows;
  }

  /** A row by its key, with a connection of the pool as each use case takes one. */
  private Work reading(Rows read) {
    return turn -> {
      try (Connection connection = dataSource.getConnection();
          PreparedStatement statement = connection.prepareStatement(read.statement())) {
        statement.setLong(1, read.key(turn));
        try (ResultSet row = statement.executeQuery()) {
          while (row.next()) {
            row.getString(2);
          }
        }
      }
    };
  }

  /** The same in a transaction. */
  private Work inTransaction(Work work) {
    return turn -> {
      transaction.begin();
      work.once(turn);
      transaction.commit();
    };
  }
}
