package org.rubisee.beans;

import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.TierFailures;
import org.rubisee.logic.TierUnavailableException;

/**
 * Translates a façade's exceptions for callers on other machines. The causes of an exception belong
 * to classes that only the application tier has, so they travel as text, with the first stack.
 */
final class RemoteExceptions {
  private static final int LONGEST_CHAIN = 20;

  private RemoteExceptions() {}

  /** Answers a request; every exception it throws belongs to the model. */
  static <T> T translate(FacadeBean.Request<T> request) throws RejectedException {
    try {
      return request.answer();
    } catch (ConflictException e) {
      throw new ConflictException(e.getMessage(), causes(e));
    } catch (OverloadedException e) {
      throw new OverloadedException(e.getMessage(), causes(e));
    } catch (RuntimeException e) {
      if (TierFailures.isUnavailable(e)) {
        throw new TierUnavailableException(e.getMessage(), causes(e));
      }
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
    RuntimeException translated = new RuntimeException(text.toString());
    translated.setStackTrace(failure.getStackTrace());
    return translated;
  }
}
