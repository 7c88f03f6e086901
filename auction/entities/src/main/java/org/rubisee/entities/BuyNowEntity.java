package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;

/**
 * A purchase at the buy-now price. The business methods of the entity bean BuyNow, the same in both
 * views; {@link java.io.IOException} is what the remote view adds.
 */
public interface BuyNowEntity {
  /** The item bought. */
  int getItemId() throws IOException;

  /** How many units, and when. */
  Purchase getPurchase() throws IOException;

  /** The remote component interface. */
  interface Remote extends BuyNowEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends BuyNowEntity, EJBLocalObject {}
}
