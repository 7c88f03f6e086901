package org.rubisee.bench.topology.agent;

/** An agent did not do what it was asked; the message says why and what to do. */
public final class AgentFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** With a message for the user. */
  public AgentFailedException(String message) {
    super(message);
  }

  /** With a message for the user, and what led to it. */
  public AgentFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
