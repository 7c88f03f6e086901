package org.rubisee.container.persistence;

/**
 * The persistent fields of an entity whose state the container keeps. Implemented by generated
 * classes, which Hibernate maps to tables.
 */
public interface CmpState {
  /**
   * The fields changed since they were loaded or stored, one bit each, in the descriptor's order.
   */
  long changes();

  /** Forgets what was changed. */
  void clearChanges();

  /** The value of a field, by its place in the descriptor. */
  Object field(int place);
}
