package org.rubisee.bookstore.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.LoadedTable;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** Everything that a plan generates, table by table. */
final class BookstoreContent implements Content {

  private final DataPlan plan;
  private final BookstoreTotals totals;

  BookstoreContent(DataPlan plan) {
    this.plan = plan;
    this.totals = BookstoreTotals.of(plan);
  }

  @Override
  public List<TableRows> rows() {
    TextPool prose =
        new TextPool(
            new ResourceText(BookstoreContent.class, "prose.txt").lines(),
            Use.TEXT.random(plan.seed(), 0));
    Orders orders = new Orders(plan);
    return List.of(
        new CustomerRows(plan, prose),
        new OrderLineRows(plan, orders, prose),
        new AddressRows(plan),
        new PaymentRows(plan, orders),
        new OrderRows(orders),
        new BookRows(new Books(plan), prose),
        new AuthorRows(plan, prose),
        new CountryRows());
  }

  @Override
  public List<LoadedTable> writtenTables() {
    int orders = totals.orders();
    return List.of(
        LoadedTable.counted(Keys.CUSTOMER, totals.customers()),
        LoadedTable.counted(Keys.ADDRESS, totals.addresses()),
        LoadedTable.withoutIds(Keys.ITEM, totals.books(), totals.books()),
        LoadedTable.counted(Keys.ORDER, orders),
        LoadedTable.withoutIds(Keys.ORDER_LINE, totals.orderLines(), orders),
        LoadedTable.withoutIds(Keys.PAYMENT, orders, orders),
        LoadedTable.counted(Keys.CART, 0),
        LoadedTable.withoutIds(Keys.CART_LINE, 0, 0));
  }

  @Override
  public int restoreChanged(Connection connection) throws SQLException {
    return new BookRestore(connection, new Books(plan)).run()
        + new SessionRestore(connection, new Sessions(plan)).run();
  }
}
