package org.rubisee.bookstore.schema;

import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;

/** The addresses. */
final class AddressRows implements TableRows {

  private final DataPlan plan;
  private final Addresses addresses;

  AddressRows(DataPlan plan) {
    this.plan = plan;
    this.addresses = new Addresses(plan);
  }

  @Override
  public String table() {
    return "address";
  }

  @Override
  public String columns() {
    return "addr_id, addr_street1, addr_street2, addr_city, addr_state, addr_zip, addr_co_id";
  }

  @Override
  public int sources() {
    return Addresses.count(plan.scale());
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int id = from + 1; id <= to; id++) {
      RowRandom random = Use.ADDRESS.random(plan.seed(), id);
      out.number(id);
      out.text(PseudoWords.names(random, 15, 40)).text(PseudoWords.names(random, 15, 40));
      out.text(PseudoWords.names(random, 4, 30)).text(PseudoWords.name(random, 2, 20));
      out.text(PseudoWords.digits(random, 5, 10)).number(addresses.country(id)).endRow();
    }
  }
}
