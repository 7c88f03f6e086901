package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowRandom;

/** The last sessions of the customers of a plan, which the site changes when a customer buys. */
final class Sessions {

  private static final int MEMBERSHIP_DAYS = 730;
  private static final int VISITING_DAYS = 60;

  private final long seed;

  Sessions(DataPlan plan) {
    this.seed = plan.seed();
  }

  /**
   * When a customer was there.
   *
   * @param since the day on which the customer registered, in days since 1970
   * @param login when the last session began, in seconds since 1970
   */
  record Session(long since, long login) {

    /** The day of the last session, in days since 1970. */
    long lastDay() {
      return Math.floorDiv(login, (long) LoadTime.DAY_SECONDS);
    }

    /** When the last session ends. */
    long expiration() {
      return login + BookstoreRules.SESSION_HOURS * 3_600L;
    }
  }

  /** The last session of a customer: up to 60 days after the registration, and before the load. */
  Session of(int customer) {
    RowRandom random = Use.SESSION.random(seed, customer);
    long since = LoadTime.DAY - random.between(1, MEMBERSHIP_DAYS);
    long day = Math.min(LoadTime.DAY - 1, since + random.between(0, VISITING_DAYS));
    return new Session(since, day * LoadTime.DAY_SECONDS + random.below(LoadTime.DAY_SECONDS));
  }
}
