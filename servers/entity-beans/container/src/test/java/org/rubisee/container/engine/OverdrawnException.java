package org.rubisee.container.engine;

/** An application exception that rolls back. */
public final class OverdrawnException extends Exception {
  private static final long serialVersionUID = 1;
}
