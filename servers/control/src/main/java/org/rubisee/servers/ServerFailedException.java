package org.rubisee.servers;

/** A server could not be started, or stopped answering. The message says what to do next. */
public final class ServerFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** A failure without another cause. */
  public ServerFailedException(String message) {
    super(message);
  }

  /** A failure with its cause. */
  public ServerFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
