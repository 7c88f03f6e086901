package org.rubisee.auction.customers;

import java.util.SplittableRandom;
import org.rubisee.emulator.site.Query;

/**
 * The user a session acts as: user N of the loaded data has nickname {@code userN} and password
 * {@code passwordN}.
 *
 * @param number N, from 1
 */
record Login(int number) {

  /** One of the users of the loaded data. */
  static Login random(int users, SplittableRandom random) {
    return new Login(1 + random.nextInt(users));
  }

  /** Adds nickname and password to a form. */
  Query addTo(Query query) {
    return query
        .withEncoded("nickname", "user" + number)
        .withEncoded("password", "password" + number);
  }
}
