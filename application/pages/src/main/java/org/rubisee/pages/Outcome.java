package org.rubisee.pages;

/**
 * What became of a request, for machines that read pages. Every page says it as {@code <meta
 * name=rubis-outcome content=…>}.
 */
public enum Outcome {
  /** Done as asked. */
  OK("ok"),
  /** A rule of the site was broken; the page says which one. */
  REJECTED("rejected"),
  /** The request itself is wrong: a parameter, a path or a method. */
  BAD_REQUEST("bad-request"),
  /** The site could not do it now; it may be asked again. */
  REFUSED("refused"),
  /** Something broke. */
  FAILED("failed");

  private final String label;

  Outcome(String label) {
    this.label = label;
  }

  /** The word in the page. */
  public String label() {
    return label;
  }

  /** Whether an old client is to count this request as failed. */
  public boolean isFailure() {
    return this == BAD_REQUEST || this == REFUSED || this == FAILED;
  }
}
