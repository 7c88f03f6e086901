package org.rubisee.bench.stats.paired;

/** What a comparison against a tolerance says. */
public enum Verdict {
  /** No deterioration beyond the tolerance: shown. */
  EQUIVALENT(0),
  /** A deterioration: shown. */
  REGRESSION(4),
  /** The data shows neither. */
  CANNOT_TELL(5);

  private final int exitCode;

  Verdict(int exitCode) {
    this.exitCode = exitCode;
  }

  /** The exit code of a command that ends with this verdict. */
  public int exitCode() {
    return exitCode;
  }
}
