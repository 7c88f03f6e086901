package org.rubisee.container;

/**
 * What the container keeps of an entity between transactions (EJB 2.1, 10.5.9; option D is
 * JBoss's).
 */
public enum CommitOption {
  /** The state: the container has the database to itself. One instance per key, locked. */
  A,
  /** The identity: state is loaded again in each transaction. */
  B,
  /** Nothing: the instance goes back to the pool. */
  C,
  /** The state, for a limited time. */
  D;

  /** Whether state outlives a transaction. */
  public boolean keepsState() {
    return this == A || this == D;
  }
}
