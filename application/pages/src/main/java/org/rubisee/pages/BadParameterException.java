package org.rubisee.pages;

/** A parameter is missing, cannot be read or is out of its range. Without stack trace. */
public final class BadParameterException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String name;
  private final String expectation;

  /**
   * A bad parameter.
   *
   * @param name its name
   * @param expectation what it must be, to follow "must be"
   */
  public BadParameterException(String name, String expectation) {
    super("The parameter '" + name + "' must be " + expectation + ".", null, false, false);
    this.name = name;
    this.expectation = expectation;
  }

  /** The parameter's name. */
  public String name() {
    return name;
  }

  /** What it must be, to follow "must be". */
  public String expectation() {
    return expectation;
  }
}
