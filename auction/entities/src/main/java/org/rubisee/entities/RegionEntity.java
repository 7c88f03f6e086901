package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;

/**
 * A region where users live. The business methods of the entity bean Region, the same in both
 * views; {@link java.io.IOException} is what the remote view adds.
 */
public interface RegionEntity {
  /** The region with what its page shows of it: one call, all values. */
  org.rubisee.model.Region getRegion() throws IOException;

  /** The remote component interface. */
  interface Remote extends RegionEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends RegionEntity, EJBLocalObject {}
}
