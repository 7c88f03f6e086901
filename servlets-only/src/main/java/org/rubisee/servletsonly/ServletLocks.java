package org.rubisee.servletsonly;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.logic.OverloadedException;
import org.rubisee.sql.RowLocks;

/**
 * A Java lock per item and user. Who waits here holds neither a database connection nor a row, so
 * waiting costs the database nothing. Protects only against writes of this virtual machine: there
 * must be no second web server, and nobody else who writes.
 */
final class ServletLocks implements WriteLocks {
  /** Who waits longer is refused: as long as for a lock of the database. */
  static final long PATIENCE_MILLIS = 5_000;

  private final ConcurrentMap<Key, Counted> locks = new ConcurrentHashMap<>();
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

  @Override
  public Held hold(Key key) {
    ReentrantLock lock =
        locks
            .compute(
                key,
                (same, known) ->
                    known == null
                        ? new Counted(new ReentrantLock(), 1)
                        : new Counted(known.lock, known.users + 1))
            .lock();
    if (!isTaken(lock)) {
      forget(key, lock);
      throw new OverloadedException("The lock of " + key + " was not free in time", null);
    }
    return () -> release(key, lock);
  }

  private boolean isTaken(ReentrantLock lock) {
    try {
      return lock.tryLock(patienceMillis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void release(Key key, ReentrantLock lock) {
    lock.unlock();
    forget(key, lock);
  }

  private void forget(Key key, ReentrantLock lock) {
    locks.compute(
        key, (same, known) -> known.users == 1 ? null : new Counted(lock, known.users - 1));
  }

  @Override
  public RowLocks rowLocks() {
    return RowLocks.BY_CALLER;
  }

  /** How many locks there are: those that somebody holds or waits for. */
  int count() {
    return locks.size();
  }
}
