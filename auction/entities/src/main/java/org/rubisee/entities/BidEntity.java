package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;
import java.math.BigDecimal;
import org.rubisee.model.BidDetails;

/**
 * A bid on an item. The business methods of the entity bean Bid, the same in both views; {@link
 * java.io.IOException} is what the remote view adds.
 */
public interface BidEntity {
  /** The item bid on. */
  int getItemId() throws IOException;

  /** The amount. */
  BigDecimal getBid() throws IOException;

  /** The most that the bidder would pay. */
  BigDecimal getMaxBid() throws IOException;

  /** Units wanted. */
  int getQuantity() throws IOException;

  /** The bid as the history of its item shows it, with the name of the bidder. */
  BidDetails getDetails() throws IOException;

  /** The remote component interface. */
  interface Remote extends BidEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends BidEntity, EJBLocalObject {}
}
