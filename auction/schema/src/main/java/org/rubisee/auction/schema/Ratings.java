package org.rubisee.auction.schema;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.rubisee.auction.schema.Auctions.Age;

/** Every user's rating: the sum of what the comments on the user's auctions give. */
final class Ratings {

  private final AtomicIntegerArray sums;

  Ratings(Auctions auctions, int users) {
    sums = new AtomicIntegerArray(users + 1);
    for (Age age : Age.values()) {
      IntStream.range(0, auctions.rows(age))
          .parallel()
          .filter(row -> auctions.hasComment(age, row))
          .forEach(row -> sums.addAndGet(auctions.sellerOf(age, row), auctions.rating(age, row)));
    }
  }

  /** The rating of a user. */
  int of(int user) {
    return sums.get(user);
  }
}
