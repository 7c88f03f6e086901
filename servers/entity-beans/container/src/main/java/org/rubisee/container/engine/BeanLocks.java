package org.rubisee.container.engine;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The locks of a bean's entities; there is one only while somebody holds it or waits for it. */
final class BeanLocks {
  private final ConcurrentMap<Object, Counted> byKey = new ConcurrentHashMap<>();
  private final Duration patience;

  /**
   * No locks yet.
   *
   * @param patience how long to wait for one
   */
  BeanLocks(Duration patience) {
    this.patience = patience;
  }

  /** Waits for the lock of a key, which the owner does not hold yet. */
  BeanLock acquire(Object key, Object owner, boolean exclusive) {
    Counted counted =
        byKey.compute(
            key,
            (k, known) ->
                known == null
                    ? new Counted(new BeanLock(), 1)
                    : new Counted(known.lock, known.users + 1));
    boolean acquired = false;
    try {
      counted.lock.acquire(owner, exclusive, patience);
      acquired = true;
      return counted.lock;
    } finally {
      if (!acquired) {
        forget(key);
      }
    }
  }

  /** Waits until the owner, who holds the lock for reading, has it alone. */
  void upgrade(Object key, Object owner) {
    byKey.get(key).lock.acquire(owner, true, patience);
  }

  void release(Object key, Object owner) {
    byKey.get(key).lock.release(owner);
    forget(key);
  }

  private void forget(Object key) {
    byKey.computeIfPresent(
        key, (k, known) -> known.users == 1 ? null : new Counted(known.lock, known.users - 1));
  }

  boolean isExclusive(Object key, Object owner) {
    return byKey.get(key).lock.isExclusive(owner);
  }

  /** Whether nobody holds the lock or waits for it. */
  boolean isFree(Object key) {
    return !byKey.containsKey(key);
  }

  /** A lock, and how many hold it or wait for it. */
  private record Counted(BeanLock lock, int users) {}
}
