package org.rubisee.entitycontract;

import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;

/** A container of this virtual machine, with beans deployed. */
public interface BeanContainer extends AutoCloseable {
  /**
   * A home.
   *
   * @param bean its ejb-name
   * @param type its local or remote home interface
   */
  <H> H home(String bean, Class<H> type);

  /** The calling thread's transaction. */
  UserTransaction userTransaction();

  /** Status of the calling thread's transaction, inside a bean too. */
  default int transactionStatus() {
    try {
      return userTransaction().getStatus();
    } catch (SystemException e) {
      return Status.STATUS_UNKNOWN;
    }
  }

  @Override
  void close();
}
