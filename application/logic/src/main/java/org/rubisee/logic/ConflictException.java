package org.rubisee.logic;

/**
 * The database gave up this transaction in favour of another one: deadlock or lock time-out.
 * Nothing was changed; the same request may succeed when it is tried again.
 */
public final class ConflictException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The transaction lost against another one. */
  public ConflictException(String message, Throwable cause) {
    super(message, cause);
  }
}
