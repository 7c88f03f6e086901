package org.rubisee.emulator.client;

import org.rubisee.application.Interaction;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * A session of a client: a customer, what it asks for next and when its time is up. Then it ends,
 * at once or where its customer would return to the first page.
 */
final class Session {

  private final ClientSetting setting;
  private final Customer customer;
  private final long startedNanos;
  private final long endsNanos;
  private final Interaction first;
  private long interactions;
  private PageRequest next;

  /**
   * Begins a session.
   *
   * @param draws how long it lasts, and what the customer does
   * @param startedNanos when its first page was due
   */
  Session(ClientSetting setting, ThinkTimes thinkTimes, Draws draws, long startedNanos) {
    this.setting = setting;
    this.startedNanos = startedNanos;
    endsNanos = startedNanos + thinkTimes.sessionNanos(draws.of(Purpose.SESSION));
    customer = setting.customer(draws);
    next = customer.firstPage();
    first = next.interaction();
    setting.measurements().sessionStarted();
  }

  /** The page it asks for next, unless it {@link #isOver}. */
  PageRequest next() {
    return next;
  }

  /**
   * When it ends, unless its customer asks for another page before; later than any moment: never.
   */
  long endsNanos() {
    return isAtAnEnd() ? endsNanos : Long.MAX_VALUE;
  }

  /** Whether it can end before the next page: before its first one is asked for it cannot. */
  private boolean isAtAnEnd() {
    return !setting.sessions().endsAtFirstPage()
        || interactions > 0 && next.interaction().equals(first);
  }

  /** Whether the customer wants no other page. */
  boolean isComplete() {
    return next == PageRequest.END_OF_SESSION;
  }

  /** Whether nothing more is asked for. */
  boolean isOver(long now) {
    return isComplete() || now >= endsNanos();
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
