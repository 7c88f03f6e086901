package org.rubisee.bench.ledger.table;

/** The ledger could not be made. The message says why and what to do. */
public final class LedgerFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public LedgerFailedException(String message) {
    super(message);
  }

  public LedgerFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
