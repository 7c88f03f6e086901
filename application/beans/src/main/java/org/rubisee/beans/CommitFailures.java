package org.rubisee.beans;

import jakarta.ejb.EJBException;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.InvocationContext;
import org.rubisee.logic.TierFailures;
import org.rubisee.logic.TierUnavailableException;

/**
 * Says in the model's words that the database was lost while the container committed. It may have
 * committed, so nobody may try again. The caller's tier has neither the classes of the transaction
 * manager nor those of the driver, and could not read what the container throws.
 */
public class CommitFailures {

  /** Surrounds the container's transaction. */
  @AroundInvoke
  public Object translate(InvocationContext call) throws Exception {
    try {
      return call.proceed();
    } catch (EJBException e) {
      if (TierFailures.isUnavailable(e)) {
        throw new TierUnavailableException(
            call.getMethod().getName() + " lost the database at COMMIT", null);
      }
      throw e;
    }
  }
}
