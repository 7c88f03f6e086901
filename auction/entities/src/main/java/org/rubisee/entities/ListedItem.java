package org.rubisee.entities;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;

/**
 * What current and old items have in common: one getter per column, as fine-grained as the page of
 * an item asks for them.
 */
public interface ListedItem {
  /** What is sold. */
  String getName() throws IOException;

  /** The seller's text. */
  String getDescription() throws IOException;

  /** Units available. */
  int getQuantity() throws IOException;

  /** The price it started from. */
  BigDecimal getInitialPrice() throws IOException;

  /** The lowest price the seller accepts, zero for none. */
  BigDecimal getReservePrice() throws IOException;

  /** The price to buy at once, zero for none. */
  BigDecimal getBuyNow() throws IOException;

  /** Number of bids. */
  int getNbOfBids() throws IOException;

  /** The highest bid, zero without bids. */
  BigDecimal getMaxBid() throws IOException;

  /** When the auction started, business time. */
  LocalDateTime getStartDate() throws IOException;

  /** When it ends or ended, business time. */
  LocalDateTime getEndDate() throws IOException;

  /** The seller. */
  int getSellerId() throws IOException;

  /** The seller's name, which the item asks the seller for. */
  String getSellerNickname() throws IOException;

  /** Its category. */
  int getCategoryId() throws IOException;
}
