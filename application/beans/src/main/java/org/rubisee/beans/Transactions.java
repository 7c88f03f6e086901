package org.rubisee.beans;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import org.rubisee.logic.RejectedException;

/**
 * Demarcates the transactions of those use cases that, in the original, begin one in the web tier.
 * Where the container does it, as in façades, {@link #CALLERS} changes nothing.
 */
public interface Transactions {
  /** The work is part of the caller's transaction, if there is one. */
  Transactions CALLERS =
      new Transactions() {
        @Override
        public <T> T within(EntityWork<T> work)
            throws RejectedException, CreateException, FinderException, IOException {
          return work.run();
        }
      };

  /**
   * Each call of a bean is a transaction of its own, because those of the caller do not reach the
   * container.
   */
  Transactions OF_EACH_CALL =
      new Transactions() {
        @Override
        public <T> T within(EntityWork<T> work)
            throws RejectedException, CreateException, FinderException, IOException {
          return work.run();
        }

        @Override
        public boolean spanCalls() {
          return false;
        }
      };

  /** Whether several calls of beans are one transaction. */
  default boolean spanCalls() {
    return true;
  }

  /** Does the work in one transaction; commits it unless the work throws. */
  <T> T within(EntityWork<T> work)
      throws RejectedException, CreateException, FinderException, IOException;
}
