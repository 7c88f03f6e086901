package org.rubisee.bench.checkout;

/** A command cannot go on. The message says what to do next; no stack trace is shown. */
public final class CommandFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandFailedException(String message) {
    super(message);
  }

  public CommandFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
