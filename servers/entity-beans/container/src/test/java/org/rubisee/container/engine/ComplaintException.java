package org.rubisee.container.engine;

/** An application exception that does not roll back. */
public final class ComplaintException extends Exception {
  private static final long serialVersionUID = 1;
}
