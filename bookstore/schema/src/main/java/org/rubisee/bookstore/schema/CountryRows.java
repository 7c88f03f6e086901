package org.rubisee.bookstore.schema;

import java.util.List;
import org.rubisee.bookstore.model.Countries;
import org.rubisee.bookstore.model.Country;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.TableRows;

/** The countries. */
final class CountryRows implements TableRows {

  private final List<Country> countries = Countries.all();

  @Override
  public String table() {
    return "country";
  }

  @Override
  public String columns() {
    return "co_id, co_name, co_exchange, co_currency";
  }

  @Override
  public int sources() {
    return countries.size();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (Country country : countries.subList(from, to)) {
      out.number(country.id()).text(country.name());
      out.text(country.exchange().toPlainString()).text(country.currency()).endRow();
    }
  }
}
