package org.rubisee.auction.customers;

import java.io.IOException;
import java.util.List;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.load.MatrixSet;

/** The customers of the auction. */
public final class AuctionCustomers implements Customers {

  @Override
  public String application() {
    return "auction";
  }

  @Override
  public List<PageScan.Mark> marks() {
    return Marks.ALL;
  }

  @Override
  public Source at(Surroundings surroundings, SiteReader reader, MatrixSet matrices)
      throws IOException {
    Market market = new Market(surroundings, Catalogue.of(surroundings, reader));
    return switch (matrices) {
      case RUBIS_EE -> draws -> new SeeingCustomer(market, draws);
      case LEGACY -> draws -> new LegacyCustomer(market, draws);
      case OPERATIONS -> draws -> new OperatingCustomer(market, draws);
    };
  }
}
