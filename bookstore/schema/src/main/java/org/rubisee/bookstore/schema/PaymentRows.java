package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;

/** The payments of the orders. All data of cards are made up. */
final class PaymentRows implements TableRows {

  private static final int FEWEST_DAYS_LEFT = 10;
  private static final int MOST_DAYS_LEFT = 730;
  private static final int AUTHORIZATION_DIGITS = 15;

  private final DataPlan plan;
  private final Orders orders;
  private final Addresses addresses;

  PaymentRows(DataPlan plan, Orders orders) {
    this.plan = plan;
    this.orders = orders;
    this.addresses = new Addresses(plan);
  }

  @Override
  public String table() {
    return "cc_xacts";
  }

  @Override
  public String columns() {
    return "cx_o_id, cx_type, cx_num, cx_name, cx_expire, cx_auth_id, cx_xact_amt, cx_xact_date,"
        + " cx_co_id";
  }

  @Override
  public int sources() {
    return orders.count();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int row = from; row < to; row++) {
      RowRandom random = Use.PAYMENT.random(plan.seed(), row);
      Order order = orders.order(row);
      CardType[] types = CardType.values();
      out.number(order.id()).text(types[random.below(types.length)].name());
      out.text(PseudoWords.digits(random, Card.DIGITS, Card.DIGITS));
      out.text(PseudoWords.names(random, 14, CustomerLimits.MAX_CARD_HOLDER));
      out.date(LoadTime.DAY + random.between(FEWEST_DAYS_LEFT, MOST_DAYS_LEFT));
      out.text(PseudoWords.digits(random, AUTHORIZATION_DIGITS, AUTHORIZATION_DIGITS));
      out.cents(orders.totals(row).total().cents());
      out.date(Math.floorDiv(order.date(), (long) LoadTime.DAY_SECONDS));
      out.number(addresses.country(order.billTo())).endRow();
    }
  }
}
