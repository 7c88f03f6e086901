package org.rubisee.auction.schema;

/**
 * A generated auction. Times are seconds since 1970, amounts cents.
 *
 * @param id its id, in items or old_items
 * @param seller who sells
 * @param category its category
 * @param units units for sale at the start
 * @param bought units bought at once since
 * @param initialPrice the price it started from
 * @param reservePrice the least the seller accepts, 0 for none
 * @param buyNow the price to buy at once, 0 for none
 * @param bids number of bids
 * @param start when it started
 * @param end when it ends
 */
record Auction(
    int id,
    int seller,
    int category,
    int units,
    int bought,
    long initialPrice,
    long reservePrice,
    long buyNow,
    int bids,
    long start,
    long end) {

  /** Units still for sale. */
  int quantity() {
    return units - bought;
  }
}
