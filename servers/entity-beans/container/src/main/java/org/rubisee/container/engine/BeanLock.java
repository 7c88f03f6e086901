package org.rubisee.container.engine;

import jakarta.ejb.ConcurrentAccessTimeoutException;
import java.time.Duration;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The lock of one entity, held by transactions: by one that changes it, or by any number that read
 * it.
 */
final class BeanLock {
  private final Set<Object> sharers = Collections.newSetFromMap(new IdentityHashMap<>());
  private Object writer;

  /** Waits until the owner may read, or change, the entity. */
  synchronized void acquire(Object owner, boolean exclusive, Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (!isFreeFor(owner, exclusive)) {
      waitUntil(deadline);
    }
    if (exclusive) {
      sharers.remove(owner);
      writer = owner;
    } else if (writer != owner) {
      sharers.add(owner);
    }
  }

  private boolean isFreeFor(Object owner, boolean exclusive) {
    if (writer != null) {
      return writer == owner;
    }
    return !exclusive || sharers.isEmpty() || sharers.size() == 1 && sharers.contains(owner);
  }

  private void waitUntil(long deadline) {
    long leftMillis = (deadline - System.nanoTime()) / 1_000_000;
    if (leftMillis <= 0) {
      throw new ConcurrentAccessTimeoutException("Another transaction holds the entity: try again");
    }
    try {
      wait(leftMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ConcurrentAccessTimeoutException("Interrupted while waiting for an entity");
    }
  }

  synchronized void release(Object owner) {
    sharers.remove(owner);
    if (writer == owner) {
      writer = null;
    }
    notifyAll();
  }

  synchronized boolean isExclusive(Object owner) {
    return writer == owner;
  }
}
