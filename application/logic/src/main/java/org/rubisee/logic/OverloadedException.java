package org.rubisee.logic;

/**
 * The site has no capacity left for this request, for example no database connection in time.
 * Nothing was changed.
 */
public final class OverloadedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** No capacity left. */
  public OverloadedException(String message, Throwable cause) {
    super(message, cause);
  }
}
