package org.rubisee.container.server;

/**
 * What the management of a server may do with the entities that are kept between transactions.
 * Registered as {@code org.rubisee:type=EntityCaches} while the application runs.
 */
public interface EntityCachesMXBean {
  /**
   * Lets go of all that no transaction uses: with commit options A and D the next transactions load
   * their entities again, with option B they activate them again.
   */
  void clear();
}
