package org.rubisee.probe;

import jakarta.annotation.Resource;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import javax.sql.DataSource;

/**
 * The least that three pages can cost on this server: the statements of servlets-only, with the
 * same columns and parameters, and all values written as a table. No rules, no layout, no escaping,
 * no use cases. {@code now} of a search is the site's business time.
 *
 * <p>It repeats the statements instead of calling the use cases that it is compared with. A test
 * fails when the two differ.
 */
@WebServlet({"/floor/ViewItem", "/floor/SearchItemsByCategory", "/floor/BrowseRegions"})
public class FloorServlet extends HttpServlet {
  private static final long serialVersionUID = 1;

  private static final String REGIONS = "SELECT id, name FROM regions ORDER BY id";
  private static final String ITEM =
      """
      SELECT i.id, i.name, i.description, i.quantity, i.initial_price, i.reserve_price,
        i.buy_now, i.nb_of_bids, i.max_bid, i.seller, u.nickname, i.start_date, i.end_date,
        i.category
      FROM items i LEFT JOIN users u ON u.id = i.seller
      WHERE i.id = ?""";
  private static final String HIGHEST_BIDS =
      "SELECT bid, qty FROM bids WHERE item_id = ? ORDER BY bid DESC, id LIMIT ?";
  private static final String PAGE =
      """
      SELECT i.id, i.name, i.initial_price, i.max_bid, i.nb_of_bids, i.end_date, i.buy_now,
        i.category
      FROM (
        SELECT id FROM items
        WHERE category = ? AND end_date > ?
        ORDER BY end_date, id
        LIMIT ? OFFSET ?) page
      JOIN items i ON i.id = page.id
      ORDER BY i.end_date, i.id""";

  @Resource(lookup = "java:jboss/datasources/RubisDS")
  transient DataSource dataSource;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    StringBuilder html = new StringBuilder("<!DOCTYPE html><html><body><table>");
    try (Connection connection = dataSource.getConnection()) {
      write(request, connection, html);
    } catch (SQLException e) {
      throw new ServletException(request.getServletPath() + " failed: " + e.getMessage(), e);
    }
    byte[] page = html.append("</table></body></html>").toString().getBytes(StandardCharsets.UTF_8);
    response.setContentType("text/html;charset=UTF-8");
    response.setContentLength(page.length);
    response.getOutputStream().write(page);
  }

  private static void write(HttpServletRequest request, Connection connection, StringBuilder html)
      throws SQLException {
    switch (request.getServletPath()) {
      case "/floor/ViewItem" -> item(connection, number(request, "itemId"), html);
      case "/floor/SearchItemsByCategory" -> {
        int size = number(request, "nbOfItems");
        rows(
            connection,
            PAGE,
            html,
            number(request, "category"),
            LocalDateTime.parse(request.getParameter("now")),
            size + 1,
            (long) number(request, "page") * size);
      }
      default -> rows(connection, REGIONS, html);
    }
  }

  private static int number(HttpServletRequest request, String parameter) {
    return Integer.parseInt(request.getParameter(parameter));
  }

  /** As the site does: the bids are read only where several of them can win. */
  private static void item(Connection connection, int id, StringBuilder html) throws SQLException {
    int quantity = 0;
    int bids = 0;
    try (PreparedStatement statement = connection.prepareStatement(ITEM)) {
      statement.setObject(1, id);
      try (ResultSet row = statement.executeQuery()) {
        if (row.next()) {
          quantity = row.getInt(4);
          bids = row.getInt(8);
          write(row, row.getMetaData().getColumnCount(), html);
        }
      }
    }
    if (quantity > 1 && bids > 0) {
      rows(connection, HIGHEST_BIDS, html, id, quantity);
    }
  }

  private static void rows(
      Connection connection, String sql, StringBuilder html, Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      try (ResultSet row = statement.executeQuery()) {
        int columns = row.getMetaData().getColumnCount();
        while (row.next()) {
          write(row, columns, html);
        }
      }
    }
  }

  private static void write(ResultSet row, int columns, StringBuilder html) throws SQLException {
    html.append("<tr>");
    for (int column = 1; column <= columns; column++) {
      html.append("<td>").append(row.getString(column)).append("</td>");
    }
    html.append("</tr>\n");
  }
}
