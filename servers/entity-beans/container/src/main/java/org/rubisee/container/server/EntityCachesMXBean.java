package org.rubisee.container.server;

/**
 * What the management of a server may do with the entities that are kept between transactions, and
 * what it may know of instances. Registered as {@code org.rubisee:type=EntityCaches} while the
 * application runs.
 */
public interface EntityCachesMXBean {
  /**
   * Lets go of all that no transaction uses: with commit options A and D the next transactions load
   * their entities again, with option B they activate them again.
   */
  void clear();

  /** How many instances of all beans wait in pools, without identity. */
  int getPooledInstances();

  /** How many instances of all beans went from ready to pooled since the server started. */
  long getPassivations();
}
