package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;

/**
 * A category of items. The business methods of the entity bean Category, the same in both views;
 * {@link java.io.IOException} is what the remote view adds.
 */
public interface CategoryEntity {
  /** A category with what its page shows of it: one call, all values. */
  org.rubisee.model.Category getCategory() throws IOException;

  /** The remote component interface. */
  interface Remote extends CategoryEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends CategoryEntity, EJBLocalObject {}
}
