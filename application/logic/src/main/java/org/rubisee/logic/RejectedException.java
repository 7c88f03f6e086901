package org.rubisee.logic;

/**
 * A request broke a rule of the site. Rolls back what the use case did so far. An answer, not a
 * failure: it has no stack trace, since none is ever read.
 *
 * <p>In EJB implementations this is an application exception with rollback, declared in the
 * deployment descriptor.
 */
public final class RejectedException extends Exception {
  private static final long serialVersionUID = 1;

  private final Violation rejection;

  /** The request broke this rule. */
  public RejectedException(Violation rejection) {
    super(rejection.message(), null, false, false);
    this.rejection = rejection;
  }

  /** The rule that was broken. */
  public Violation rejection() {
    return rejection;
  }
}
