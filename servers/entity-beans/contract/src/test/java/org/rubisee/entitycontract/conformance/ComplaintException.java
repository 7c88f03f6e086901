package org.rubisee.entitycontract.conformance;

/** An application exception. */
public class ComplaintException extends Exception {
  private static final long serialVersionUID = 1;

  /** A complaint. */
  public ComplaintException() {
    super("as asked");
  }
}
