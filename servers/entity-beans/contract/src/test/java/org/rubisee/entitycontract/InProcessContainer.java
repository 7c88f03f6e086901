package org.rubisee.entitycontract;

import org.rubisee.entities.HomeLookup;
import org.rubisee.entities.Query;

/** The auction's entity beans in a container of this virtual machine. */
public interface InProcessContainer extends HomeLookup, BeanContainer {
  /** The session bean for joins. */
  Query query();
}
