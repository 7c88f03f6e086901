package org.rubisee.bench.ledger.wire;

import java.io.InterruptedIOException;

/** Decides what passes a {@link Relay}: everything, unless somebody sets another condition. */
final class LinkGate {

  private LinkCondition condition = LinkCondition.OPEN;
  private long delayMillis;

  /**
   * From now on the link is like this.
   *
   * @param delay of each piece while the link is slow, milliseconds
   */
  synchronized void set(LinkCondition newCondition, long delay) {
    condition = newCondition;
    delayMillis = delay;
    notifyAll();
  }

  /** Whether a new connection is let in. */
  synchronized boolean accepts() {
    return condition != LinkCondition.CUT;
  }

  /**
   * Called with each piece of bytes; returns when it may go on.
   *
   * @return whether it shall be passed on; otherwise it is lost
   */
  boolean pass() throws InterruptedIOException {
    try {
      long delay = awaitPassage();
      if (delay > 0) {
        Thread.sleep(delay);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("Interrupted at a stalled link");
    }
    return !loses();
  }

  private synchronized long awaitPassage() throws InterruptedException {
    while (condition == LinkCondition.STALLED) {
      wait();
    }
    return condition == LinkCondition.SLOW ? delayMillis : 0;
  }

  private synchronized boolean loses() {
    return condition == LinkCondition.HALF_OPEN;
  }
}
