package org.rubisee.container.engine;

/**
 * Where transactions get ready instances from and give them back to: what a commit option means.
 */
interface ReadyInstances {
  /** Name of the bean whose instances they are. */
  String bean();

  /**
   * A ready, loaded instance for a transaction that has none of that key yet.
   *
   * @param owner the transaction
   * @param write whether it is going to be changed, and so must be safe from other transactions
   */
  EntityInstance take(Object owner, Object key, boolean write);

  /** Makes safe from other transactions what was taken for reading. */
  void prepareToWrite(Object owner, EntityInstance instance);

  /** Takes note of an instance that ejbCreate made ready. */
  void adopt(Object owner, EntityInstance created);

  /**
   * Takes an instance back at the end of the transaction.
   *
   * @param key the key under which the transaction had it
   */
  void giveBack(Object owner, Object key, EntityInstance instance, Leaving leaving);

  /** Lets go of what is kept between transactions and no transaction uses. */
  void clear();

  /** Whether an entity of that key is known to exist without asking the database. */
  boolean knows(Object key);

  /** How an instance leaves a transaction. */
  enum Leaving {
    /** As it came, or changed and committed. */
    VALID,
    /** Its state is not the database's: the transaction was rolled back. */
    INVALID,
    /** Its entity was removed; it is pooled, without identity. */
    REMOVED,
    /** It threw a system exception and must not be used again. */
    BROKEN
  }
}
