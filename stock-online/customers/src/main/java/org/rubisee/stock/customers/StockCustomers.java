package org.rubisee.stock.customers;

import java.util.List;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.load.MatrixSet;

/** The customers of Stock-OnLine. */
public final class StockCustomers implements Customers {

  /** The number of an account that was opened, by what stands before an equals sign. */
  static final int ACCOUNT = 0;

  private static final List<PageScan.Mark> MARKS =
      List.of(new PageScan.Mark(ACCOUNT, "GetHoldings?account"));

  @Override
  public String application() {
    return "stock-online";
  }

  @Override
  public List<PageScan.Mark> marks() {
    return MARKS;
  }

  @Override
  public Source at(Surroundings surroundings, SiteReader reader, MatrixSet matrices) {
    if (surroundings.target().items() == 0) {
      throw new IllegalArgumentException(
          "Customers of Stock-OnLine ask for stocks by their numbers: say --items, how many there"
              + " are");
    }
    return draws -> new StockCustomer(surroundings, draws);
  }
}
