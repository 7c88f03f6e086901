package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;

/**
 * An item whose auction was over before the data was made. The business methods of the entity bean
 * OldItem, the same in both views; {@link java.io.IOException} is what the remote view adds.
 */
public interface OldItemEntity extends ListedItem {
  /** The remote component interface. */
  interface Remote extends OldItemEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends OldItemEntity, EJBLocalObject {}
}
