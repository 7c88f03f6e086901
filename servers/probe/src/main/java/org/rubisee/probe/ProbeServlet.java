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
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;

/**
 * Does one thing many times per request: {@code /Call?times=1000}. A request of no parameter does
 * it once, which is also how the bench sees that the tiers are up.
 */
@WebServlet({
  "/BrowseCategories",
  "/Nothing",
  "/Call",
  "/CallForList",
  "/Statement",
  "/Transaction"
})
public class ProbeServlet extends HttpServlet {
  private static final long serialVersionUID = 1;

  private static final String BEAN = "ejb:/probe-beans/EchoBean!" + Echo.class.getName();
  private static final String STATEMENT = "SELECT * FROM items WHERE id = ?";
  private static final int LINES = 20;
  private static final int ITEMS = 500;

  @Resource(lookup = "java:jboss/datasources/RubisDS")
  private transient DataSource dataSource;

  @Resource private transient UserTransaction transaction;

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

  private Work work(String path) throws NamingException {
    return switch (path) {
      case "/Nothing" -> turn -> {};
      case "/Statement" -> this::statement;
      case "/Transaction" -> this::transaction;
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

  /** A row by its key, with a connection of the pool as each use case takes one. */
  private void statement(int turn) throws SQLException {
    try (Connection connection = dataSource.getConnection();
        PreparedStatement statement = connection.prepareStatement(STATEMENT)) {
      statement.setInt(1, 1 + turn % ITEMS);
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          row.getString("name");
        }
      }
    }
  }

  /** The same in a transaction. */
  private void transaction(int turn) throws Exception {
    transaction.begin();
    statement(turn);
    transaction.commit();
  }
}
