package org.rubisee.beans;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;

/** Says in the model's words what calling entity beans led to. */
public final class EntityCalls {
  private static final int LONGEST_CHAIN = 20;

  private EntityCalls() {}

  /** Runs the work of a use case. */
  public static <T> T of(String useCase, EntityWork<T> work) throws RejectedException {
    try {
      return work.run();
    } catch (IOException | CreateException | FinderException | EJBException e) {
      throw failure(useCase, e);
    }
  }

  /** What a finder finds; a rejection when it finds nothing. */
  public static <T> T found(Violation absent, EntityWork<T> finder)
      throws RejectedException, CreateException, FinderException, IOException {
    try {
      return finder.run();
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(absent);
    }
  }

  private static RuntimeException failure(String useCase, Exception e) throws RejectedException {
    Throwable cause = e;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof RejectedException rejected) {
        throw rejected;
      }
      cause = cause.getCause();
    }
    return PassingFailures.of(useCase, e)
        .orElseGet(() -> new PersistenceFailedException(useCase + " failed: " + e.getMessage(), e));
  }
}
