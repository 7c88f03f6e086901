package org.rubisee.logic;

/**
 * A tier behind the caller does not answer: its process ended, stands still, or cannot be reached.
 * Whether the last change was stored is unknown.
 */
public final class TierUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The tier does not answer. */
  public TierUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
