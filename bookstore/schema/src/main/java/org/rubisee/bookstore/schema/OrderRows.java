package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.Totals;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.TableRows;

/** The orders, with the totals of their lines. */
final class OrderRows implements TableRows {

  private final Orders orders;

  OrderRows(Orders orders) {
    this.orders = orders;
  }

  @Override
  public String table() {
    return "orders";
  }

  @Override
  public String columns() {
    return "o_id, o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type, o_ship_date,"
        + " o_bill_addr_id, o_ship_addr_id, o_status";
  }

  @Override
  public int sources() {
    return orders.count();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int row = from; row < to; row++) {
      Order order = orders.order(row);
      Totals totals = orders.totals(row);
      out.number(order.id()).number(order.customer()).dateTime(order.date());
      out.cents(totals.subTotal().cents()).cents(totals.tax().cents());
      out.cents(totals.total().cents());
      out.text(order.shipping().name()).dateTime(order.shipDate());
      out.number(order.billTo()).number(order.shipTo()).text(order.status().name()).endRow();
    }
  }
}
