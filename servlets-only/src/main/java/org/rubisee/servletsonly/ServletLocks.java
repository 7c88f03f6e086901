package org.rubisee.servletsonly;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.sql.RowLocks;

/**
 * A Java lock per item and user. Who waits here holds neither a database connection nor a row, so
 * waiting costs the database nothing. Protects only against writes of this virtual machine: there
 * must be no second web server, and nobody else who writes.
 */
final class ServletLocks implements WriteLocks {
  private final ConcurrentMap<Key, Counted> locks = new ConcurrentHashMap<>();

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
    lock.lock();
    return () -> release(key, lock);
  }

  private void release(Key key, ReentrantLock lock) {
    lock.unlock();
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
