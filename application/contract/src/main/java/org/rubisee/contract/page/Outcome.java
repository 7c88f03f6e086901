package org.rubisee.contract.page;

/** What a page says of itself in {@code <meta name=rubis-outcome>}. */
public enum Outcome {
  /** Done as asked. */
  OK("ok"),
  /** A rule was broken. */
  REJECTED("rejected"),
  /** A parameter is missing, unreadable or out of range. */
  BAD_REQUEST("bad-request"),
  /** No capacity left, or the transaction lost against others too often. */
  REFUSED("refused"),
  /** An unexpected failure. */
  FAILED("failed");

  private final String content;

  Outcome(String content) {
    this.content = content;
  }

  /** The outcome with this spelling. */
  static Outcome of(String content) {
    for (Outcome outcome : values()) {
      if (outcome.content.equals(content)) {
        return outcome;
      }
    }
    throw new AssertionError("The page says rubis-outcome '" + content + "'");
  }
}
