package org.rubisee.bookstore.customers;

import java.io.IOException;
import java.util.List;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.load.MatrixSet;

/** The customers of the bookstore. */
public final class BookstoreCustomers implements Customers {

  @Override
  public String application() {
    return "bookstore";
  }

  @Override
  public List<PageScan.Mark> marks() {
    return Marks.ALL;
  }

  @Override
  public Source at(Surroundings surroundings, SiteReader reader, MatrixSet matrices)
      throws IOException {
    if (surroundings.target().items() == 0) {
      throw new IllegalArgumentException(
          "Customers of the bookstore search for books by their numbers: say --items, how many"
              + " there are");
    }
    Shop shop = new Shop(surroundings);
    return draws -> new BookstoreCustomer(shop, draws);
  }
}
