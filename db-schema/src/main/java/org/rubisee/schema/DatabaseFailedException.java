package org.rubisee.schema;

/** The database did not do what was asked. The message says what was being done, and what to do. */
public final class DatabaseFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** A failure without another cause. */
  public DatabaseFailedException(String message) {
    super(message);
  }

  /** A failure with its cause. */
  public DatabaseFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
