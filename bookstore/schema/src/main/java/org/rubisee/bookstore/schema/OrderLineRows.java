package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** The lines of the orders. */
final class OrderLineRows implements TableRows {

  private final DataPlan plan;
  private final Orders orders;
  private final TextPool prose;

  OrderLineRows(DataPlan plan, Orders orders, TextPool prose) {
    this.plan = plan;
    this.orders = orders;
    this.prose = prose;
  }

  @Override
  public String table() {
    return "order_line";
  }

  @Override
  public String columns() {
    return "ol_o_id, ol_id, ol_i_id, ol_qty, ol_cost, ol_discount, ol_comments";
  }

  @Override
  public int sources() {
    return orders.count();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int row = from; row < to; row++) {
      RowRandom text = Use.TEXT.random(plan.seed(), row + 1L);
      int number = 0;
      for (Line line : orders.lines(row)) {
        PricedLine priced = line.priced();
        out.number(row + 1L).number(++number).number(line.book()).number(priced.quantity());
        out.cents(priced.price().cents()).cents(priced.discount().percent());
        prose.append(out, text, text.between(TextPool.SHORTEST, 100));
        out.separate().endRow();
      }
    }
  }
}
