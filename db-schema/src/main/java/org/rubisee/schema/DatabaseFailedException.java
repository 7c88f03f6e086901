package org.rubisee.schema;

/** An operation on the database failed. The message names the operation and says what to do. */
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
