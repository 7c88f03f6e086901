package org.rubisee.bench.ledger;

/** The ledger could not be made. The message says why and what to do. */
public final class LedgerFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  LedgerFailedException(String message) {
    super(message);
  }

  LedgerFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
