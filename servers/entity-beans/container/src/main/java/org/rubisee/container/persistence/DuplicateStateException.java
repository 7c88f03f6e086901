package org.rubisee.container.persistence;

/** A state cannot be inserted since its primary key or another unique column is taken. */
final class DuplicateStateException extends RuntimeException {
  private static final long serialVersionUID = 1;

  DuplicateStateException(Throwable cause) {
    super("A unique column is taken: " + cause.getMessage(), cause);
  }
}
