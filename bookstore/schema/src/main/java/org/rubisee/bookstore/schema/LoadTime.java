package org.rubisee.bookstore.schema;

import java.time.LocalDate;
import java.time.ZoneOffset;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.settings.BusinessClock;

/** When the data was loaded, in business time, and dates relative to it. */
final class LoadTime {

  static final int DAY_SECONDS = 86_400;

  /** The second at which a restored database stands. */
  static final long SECOND = BusinessClock.LOAD_EPOCH.toEpochSecond(ZoneOffset.UTC);

  /** The day of it, in days since 1970. */
  static final long DAY = BusinessClock.LOAD_EPOCH.toLocalDate().toEpochDay();

  private LoadTime() {}

  /** A day of some years, in days since 1970. */
  static long dayOf(RowRandom random, int firstYear, int lastYear) {
    int first = (int) LocalDate.of(firstYear, 1, 1).toEpochDay();
    int last = (int) LocalDate.of(lastYear, 12, 31).toEpochDay();
    return random.between(first, last);
  }
}
