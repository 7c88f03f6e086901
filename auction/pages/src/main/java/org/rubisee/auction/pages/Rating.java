package org.rubisee.auction.pages;

/** What a rating means, in words. */
final class Rating {
  private static final int EXTREME = 5;

  private Rating() {}

  /** The word for a rating, one of {@link org.rubisee.model.AuctionRules#RATINGS}. */
  static String word(int rating) {
    if (rating == 0) {
      return "Neutral";
    }
    if (rating > 0) {
      return rating >= EXTREME ? "Excellent" : "Good";
    }
    return rating <= -EXTREME ? "Very bad" : "Bad";
  }
}
