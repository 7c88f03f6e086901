package org.rubisee.bench;

/** A command cannot go on. The message says what to do next; no stack trace is shown. */
final class CommandFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  CommandFailedException(String message) {
    super(message);
  }

  CommandFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
