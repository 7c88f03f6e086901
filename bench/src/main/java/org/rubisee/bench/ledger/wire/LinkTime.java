package org.rubisee.bench.ledger.wire;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * How long the callers on a link between two tiers have waited for answers. An exchange lasts from
 * the last bytes of a request to the last bytes of its answer. Valid while one page is made at a
 * time: exchanges at the same time would be added up.
 *
 * @param nanoTime tells the time, as {@link System#nanoTime} does
 * @param waited nanoseconds so far
 */
record LinkTime(LongSupplier nanoTime, AtomicLong waited) {

  /** A link that nothing has passed. */
  static LinkTime create() {
    return new LinkTime(System::nanoTime, new AtomicLong());
  }

  /** Nanoseconds that callers have waited so far. */
  long nanos() {
    return waited.get();
  }

  /** Hears one connection of the link, and lets another listener hear it, too. */
  Listener listener(Listener next) {
    return new Exchange(this, next);
  }

  private static final class Exchange implements Listener {
    private final LinkTime time;
    private final Listener next;
    private long lastNanos;
    private boolean isOpen;

    Exchange(LinkTime time, Listener next) {
      this.time = time;
      this.next = next;
    }

    @Override
    public void fromClient(byte[] bytes, int length) {
      next.fromClient(bytes, length);
      begin();
    }

    private synchronized void begin() {
      lastNanos = time.nanoTime.getAsLong();
      isOpen = true;
    }

    @Override
    public void fromServer(byte[] bytes, int length) {
      answered();
      next.fromServer(bytes, length);
    }

    /** What a server sends before anybody asks it, as a greeting, is no answer. */
    private synchronized void answered() {
      if (isOpen) {
        long now = time.nanoTime.getAsLong();
        time.waited.addAndGet(now - lastNanos);
        lastNanos = now;
      }
    }
  }
}
