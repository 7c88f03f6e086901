package org.rubisee.container.engine;

/**
 * Instances of entity beans without identity.
 *
 * @param pooled how many wait in pools now, from 0; for a moment it may count one that is about to
 *     end because its pool is full
 * @param passivations how many went from ready to pooled since the start (EJB 2.1, 10.5.1)
 */
public record InstanceCounts(int pooled, long passivations) {

  /** Of no bean. */
  static final InstanceCounts NONE = new InstanceCounts(0, 0);

  /** Of both. */
  InstanceCounts plus(InstanceCounts other) {
    return new InstanceCounts(pooled + other.pooled, passivations + other.passivations);
  }
}
