package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.ThinkTimes;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * A session of a client that arrivals keep busy: a customer, what it asks for next and when its
 * time is up.
 */
final class Session {

  private final ClientSetting setting;
  private final Customer customer;
  private final long startedNanos;
  private final long endsNanos;
  private long interactions;
  private PageRequest next;

  /**
   * Begins a session.
   *
   * @param times draws how long it lasts
   * @param choices draws what the customer does
   * @param startedNanos when its first page was due
   */
  Session(
      ClientSetting setting,
      ThinkTimes thinkTimes,
      SplittableRandom times,
      SplittableRandom choices,
      long startedNanos) {
    this.setting = setting;
    this.startedNanos = startedNanos;
    endsNanos = startedNanos + thinkTimes.sessionNanos(times);
    customer = setting.customer(purpose -> choices);
    next = customer.firstPage();
    setting.measurements().sessionStarted();
  }

  /** The page it asks for next, unless it {@link #isOver}. */
  PageRequest next() {
    return next;
  }

  /** When its time is up. */
  long endsNanos() {
    return endsNanos;
  }

  /** Whether nothing more is asked for. */
  boolean isOver(long now) {
    return next == PageRequest.END_OF_SESSION || now >= endsNanos;
  }

  void pageCame(PageScan page, Outcome outcome) {
    interactions++;
    next = customer.nextPage(page, outcome);
  }

  void failed() {
    interactions++;
    next = customer.afterFailure();
  }

  /** Counts it as ended. */
  void end(long now) {
    setting.measurements().sessionEnded(now - startedNanos, interactions);
  }
}
