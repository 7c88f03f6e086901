package org.rubisee.logic;

/**
 * The database, or the way to it, failed in a way that no business rule foresees. Nothing was
 * changed.
 */
public final class PersistenceFailedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What was being done, and what failed. */
  public PersistenceFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
