package org.rubisee.emulator.block;

import org.rubisee.emulator.client.Browser;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.ThinkTimes;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * A client whose time is virtual: no think time passes. Each interaction advances the client's own
 * clock by a think time, and nothing else does. So what it asks for does not depend on how fast the
 * site answers, nor on how long it is held.
 *
 * <p>Calls do not overlap: a client is issued again only after its interaction has ended.
 */
final class StationClient implements Browser.Visitor {

  private static final long NOT_DRAWN = -1;

  private final ClientSetting setting;
  private final ThinkTimes thinkTimes;
  private final AddressedDraws draws;
  private final Browser browser;
  private final Endings endings;

  private Customer customer;
  private PageRequest next = PageRequest.END_OF_SESSION;
  private long index;
  private long virtualNanos;
  private long sessionStartedNanos;
  private long sessionEndsNanos;
  private long interactionsOfSession;
  private long thinkNanos = NOT_DRAWN;

  private Outcome outcome = Outcome.OK;

  /** Is told of each interaction that has ended. */
  interface Endings {
    void ended(Outcome outcome);
  }

  StationClient(ClientSetting setting, AddressedDraws draws, Endings endings) {
    this.setting = setting;
    this.draws = draws;
    this.endings = endings;
    thinkTimes = setting.thinkTimes();
    browser = new Browser(setting, this);
  }

  /**
   * Issues its next interaction.
   *
   * @param intendedNanos when it was due
   */
  void issue(long intendedNanos) {
    virtualNanos += thinkNanos();
    thinkNanos = NOT_DRAWN;
    if (virtualNanos >= sessionEndsNanos || next == PageRequest.END_OF_SESSION) {
      beginSession();
    }
    browser.open(next, intendedNanos);
  }

  /** The think time before its next interaction; the same until that is issued. */
  long thinkNanos() {
    if (thinkNanos == NOT_DRAWN) {
      thinkNanos = thinkTimes.thinkNanos(draws.of(Purpose.THINK));
    }
    return thinkNanos;
  }

  private void beginSession() {
    endSession();
    setting.measurements().sessionStarted();
    customer = setting.customer(draws);
    sessionStartedNanos = virtualNanos;
    sessionEndsNanos = virtualNanos + thinkTimes.sessionNanos(draws.of(Purpose.SESSION));
    interactionsOfSession = 0;
    next = customer.firstPage();
  }

  private void endSession() {
    if (customer != null) {
      browser.clear();
      setting
          .measurements()
          .sessionEnded(virtualNanos - sessionStartedNanos, interactionsOfSession);
    }
  }

  @Override
  public void pageCame(PageScan page, Outcome how) {
    outcome = how;
    goOn();
    next = customer.nextPage(page, how);
  }

  @Override
  public void complete() {
    endings.ended(outcome);
  }

  @Override
  public void failed(Outcome how) {
    goOn();
    next = customer.afterFailure();
    endings.ended(how);
  }

  private void goOn() {
    interactionsOfSession++;
    index++;
    draws.at(index);
  }

  /** Gives up a request that has been waiting for its answer for longer than this. */
  void giveUpAfter(long timeoutNanos, long now) {
    browser.giveUpAfter(timeoutNanos, now);
  }

  /** Leaves the site for good. */
  void leave() {
    browser.clear();
  }
}
