package org.rubisee.pages;

/** The parameters of a request cannot be read. Without stack trace. */
final class UnreadableRequestException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient ProblemPage page;

  /**
   * A request that ends before its parameters are known.
   *
   * @param page says why
   */
  UnreadableRequestException(ProblemPage page) {
    super(page.message(), null, false, false);
    this.page = page;
  }

  /** Says why. */
  ProblemPage page() {
    return page;
  }
}
