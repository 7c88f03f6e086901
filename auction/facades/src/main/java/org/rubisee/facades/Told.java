package org.rubisee.facades;

import org.rubisee.model.ConflictException;
import org.rubisee.model.OverloadedException;
import org.rubisee.model.PersistenceFailedException;
import org.rubisee.model.RejectedException;

/**
 * What a façade's client is told of a failure. Its causes are of classes that only the application
 * tier has, so they travel as text, with the stack of the first.
 */
final class Told {
  private static final int LONGEST_CHAIN = 20;

  private Told() {}

  /** The answer to a request; a failure is of the model's kinds, and can be read anywhere. */
  static <T> T abroad(Facade.Request<T> request) throws RejectedException {
    try {
      return request.answer();
    } catch (ConflictException e) {
      throw new ConflictException(e.getMessage(), causes(e));
    } catch (OverloadedException e) {
      throw new OverloadedException(e.getMessage(), causes(e));
    } catch (RuntimeException e) {
      throw new PersistenceFailedException(e.getMessage(), causes(e));
    }
  }

  private static RuntimeException causes(RuntimeException failure) {
    StringBuilder text = new StringBuilder(failure.toString());
    Throwable cause = failure.getCause();
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      text.append(" <- ").append(cause);
      cause = cause.getCause();
    }
    RuntimeException told = new RuntimeException(text.toString());
    told.setStackTrace(failure.getStackTrace());
    return told;
  }
}
