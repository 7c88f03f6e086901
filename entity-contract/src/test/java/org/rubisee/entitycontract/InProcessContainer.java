package org.rubisee.entitycontract;

import jakarta.transaction.UserTransaction;
import org.rubisee.entities.HomeLookup;
import org.rubisee.entities.Query;

/** Entity beans in a container of this virtual machine. */
public interface InProcessContainer extends HomeLookup, AutoCloseable {
  /** The session bean for joins. */
  Query query();

  /** The calling thread's transaction. */
  UserTransaction userTransaction();

  @Override
  void close();
}
