package org.rubisee.auction.schema;

/**
 * A generated bid. Amounts are cents.
 *
 * @param bidder who bids
 * @param quantity units wanted
 * @param amount the bid
 * @param most the bidder's maximum
 * @param time seconds since 1970
 */
record Bid(int bidder, int quantity, long amount, long most, long time) {}
