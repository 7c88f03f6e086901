package org.rubisee.emulator.client;

import java.util.PriorityQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** One thread that wakes clients when their think time is over. */
public final class ThinkTimer implements Scheduler, AutoCloseable {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition earlier = lock.newCondition();
  private final PriorityQueue<Waking> queue = new PriorityQueue<>();
  private final Thread thread = new Thread(this::run, "think-timer");
  private boolean closed;

  private record Waking(long nanos, Sleeper sleeper) implements Comparable<Waking> {
    @Override
    public int compareTo(Waking other) {
      return Long.compare(nanos - other.nanos, 0);
    }
  }

  /** Waits for the first client. */
  public ThinkTimer() {
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  /** A client that is due at once is woken on the calling thread. */
  @Override
  public void wakeAt(long nanos, Sleeper sleeper) {
    if (nanos - System.nanoTime() <= 0 && !isClosed()) {
      sleeper.wake();
      return;
    }
    Waking waking = new Waking(nanos, sleeper);
    lock.lock();
    try {
      queue.add(waking);
      if (queue.peek() == waking) {
        earlier.signal();
      }
    } finally {
      lock.unlock();
    }
  }

  private boolean isClosed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }

  private void run() {
    try {
      for (Sleeper next = nextDue(); next != null; next = nextDue()) {
        next.wake();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Sleeper nextDue() throws InterruptedException {
    lock.lock();
    try {
      while (!closed) {
        Waking first = queue.peek();
        long left = first == null ? Long.MAX_VALUE : first.nanos() - System.nanoTime();
        if (left <= 0) {
          return queue.remove().sleeper();
        }
        earlier.awaitNanos(left);
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  /** Wakes nobody any more. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      earlier.signal();
    } finally {
      lock.unlock();
    }
  }
}
