package org.rubisee.contract.session;

import java.time.Duration;
import org.rubisee.contract.data.Database;

/** Purchases that some implementations accept first, and fulfil later. */
public final class Orders {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final long PAUSE_MILLIS = 5;

  private Orders() {}

  /**
   * Waits until every order was fulfilled or refused. Where purchases are not deferred there is
   * none.
   *
   * @throws AssertionError if one is open for longer than 20 s
   */
  public static void awaitEnd(Database database) {
    long startNanos = System.nanoTime();
    while (database.number("SELECT COUNT(*) FROM orders WHERE state = 'open'") > 0) {
      if (System.nanoTime() - startNanos > PATIENCE.toNanos()) {
        throw new AssertionError(
            "Orders are open: " + database.rows("SELECT * FROM orders WHERE state = 'open'"));
      }
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("Interrupted while waiting for orders", e);
      }
    }
  }
}
