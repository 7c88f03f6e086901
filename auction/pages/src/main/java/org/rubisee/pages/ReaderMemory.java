package org.rubisee.pages;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory of pages that slow readers have not taken yet. It is limited for all of them together:
 * otherwise some hundred connections that read nothing would use up the heap. Thread-safe.
 */
final class ReaderMemory {
  /** An eighth of the server's heap: arrays of this size take up to twice their length there. */
  static final long MOST_BYTES = 64L << 20;

  private final AtomicLong taken = new AtomicLong();

  /** Takes memory for a page; false if there is none left. */
  boolean take(int bytes) {
    if (taken.addAndGet(bytes) <= MOST_BYTES) {
      return true;
    }
    giveBack(bytes);
    return false;
  }

  /** The reader has the page, or has gone. */
  void giveBack(int bytes) {
    taken.addAndGet(-bytes);
  }

  /** What is taken, in bytes. */
  long taken() {
    return taken.get();
  }
}
