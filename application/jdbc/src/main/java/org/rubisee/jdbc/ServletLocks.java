package org.rubisee.jdbc;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.logic.OverloadedException;

/**
 * A Java lock per row. Who waits here holds neither a database connection nor a row, so waiting
 * costs the database nothing. Protects only against writes of this virtual machine: there must be
 * no second web server, and nobody else who writes.
 */
final class ServletLocks {
  /** Who waits longer is refused: as long as for a lock of the database. */
  static final long PATIENCE_MILLIS = 5_000;

  private final ConcurrentMap<RowKey, Counted> locks = new ConcurrentHashMap<>();
  private final long patienceMillis;

  ServletLocks() {
    this(PATIENCE_MILLIS);
  }

  /** Locks for which one waits at most so many milliseconds. */
  ServletLocks(long patienceMillis) {
    this.patienceMillis = patienceMillis;
  }

  /**
   * A lock, and how many hold it or wait for it.
   *
   * @param lock the lock
   * @param users from 1
   */
  private record Counted(ReentrantLock lock, int users) {}

  /** Locks until they are closed. */
  interface Held extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Waits until nobody else holds the lock of any of these keys, which are taken in their order.
   *
   * @throws OverloadedException if they are not all free in time; then none is held
   */
  Held hold(Collection<RowKey> keys) {
    long begin = System.nanoTime();
    Deque<Held> held = new ArrayDeque<>();
    try {
      for (RowKey key : new TreeSet<>(keys)) {
        held.push(hold(key, begin));
      }
    } catch (OverloadedException e) {
      held.forEach(Held::close);
      throw e;
    }
    return () -> held.forEach(Held::close);
  }

  private Held hold(RowKey key, long begin) {
    ReentrantLock lock =
        locks
            .compute(
                key,
                (same, known) ->
                    known == null
                        ? new Counted(new ReentrantLock(), 1)
                        : new Counted(known.lock, known.users + 1))
            .lock();
    if (!isTaken(lock, begin)) {
      forget(key, lock);
      throw new OverloadedException("The lock of " + key + " was not free in time", null);
    }
    return () -> release(key, lock);
  }

  private boolean isTaken(ReentrantLock lock, long begin) {
    long left = TimeUnit.MILLISECONDS.toNanos(patienceMillis) - (System.nanoTime() - begin);
    try {
      return lock.tryLock(left, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void release(RowKey key, ReentrantLock lock) {
    lock.unlock();
    forget(key, lock);
  }

  private void forget(RowKey key, ReentrantLock lock) {
    locks.compute(
        key, (same, known) -> known.users == 1 ? null : new Counted(lock, known.users - 1));
  }

  /** How many locks there are: those that somebody holds or waits for. */
  int count() {
    return locks.size();
  }
}
