package org.rubisee.lessons.customers;

import java.util.List;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.load.MatrixSet;

/** The customers of the lessons. They look for nothing in pages. */
public final class LessonCustomers implements Customers {

  @Override
  public String application() {
    return "lessons";
  }

  @Override
  public List<PageScan.Mark> marks() {
    return List.of();
  }

  @Override
  public Source at(Surroundings surroundings, SiteReader reader, MatrixSet matrices) {
    if (surroundings.target().items() == 0) {
      throw new IllegalArgumentException(
          "Customers of the lessons ask for groups by their numbers: say --items, how many there"
              + " are");
    }
    return draws -> new LessonCustomer(surroundings, draws);
  }
}
