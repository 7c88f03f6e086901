package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import org.rubisee.emulator.client.Browser;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.client.ThinkTimes;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * One client of the closed loop: thinks, asks for a page, fetches what the page embeds, thinks
 * again. When its session's time is up it becomes another customer, on a new connection.
 *
 * <p>Its calls never overlap: it either waits for the scheduler or for its browser. All its draws
 * come from the seed and its number: a generator for times, and one per session for what it does.
 */
final class Client implements Browser.Visitor {

  private static final long PAUSE_AFTER_LOST_CONNECTION_NANOS = 100_000_000L;

  private final ClientSetting setting;
  private final Scheduler scheduler;
  private final Start start;
  private final ThinkTimes thinkTimes;
  private final Browser browser;
  private final SplittableRandom times;
  private final SplittableRandom sessionSeeds;

  private long startedNanos;
  private Customer customer;
  private long sessionStartedNanos;
  private long sessionEndsNanos;
  private long interactionsOfSession;
  private PageRequest next;
  private long intendedNanos;

  /**
   * @param start how all clients begin
   * @param number of the client, from 1
   */
  Client(ClientSetting setting, Scheduler scheduler, Start start, int number) {
    this.setting = setting;
    this.scheduler = scheduler;
    this.start = start;
    thinkTimes = setting.thinkTimes();
    browser = new Browser(setting, this);
    SplittableRandom own = new SplittableRandom(Seeds.of(setting.seed(), number));
    times = own.split();
    sessionSeeds = own.split();
    next = PageRequest.END_OF_SESSION;
  }

  /** Comes to the site after a first think time. */
  void start() {
    startedNanos = scheduler.nanoTime();
    think(startedNanos);
  }

  /** The scheduler's call: the think time is over. */
  void wake() {
    if (scheduler.nanoTime() >= sessionEndsNanos || next == PageRequest.END_OF_SESSION) {
      beginSession();
    }
    browser.open(next, intendedNanos);
  }

  private void beginSession() {
    long now = scheduler.nanoTime();
    if (customer != null) {
      browser.clear();
      setting.measurements().sessionEnded(now - sessionStartedNanos, interactionsOfSession);
    }
    setting.measurements().sessionStarted();
    SplittableRandom random = sessionSeeds.split();
    customer = setting.customer(purpose -> random);
    sessionStartedNanos = intendedNanos;
    sessionEndsNanos = intendedNanos + thinkTimes.sessionNanos(times);
    interactionsOfSession = 0;
    next = customer.firstPage();
  }

  @Override
  public void pageCame(PageScan page, Outcome outcome) {
    interactionsOfSession++;
    next = customer.nextPage(page, outcome);
  }

  @Override
  public void complete() {
    think(scheduler.nanoTime());
  }

  @Override
  public void failed(Outcome outcome) {
    interactionsOfSession++;
    next = customer.afterFailure();
    think(scheduler.nanoTime() + pauseAfter(outcome));
  }

  /** Without think time, a site that is gone would otherwise be asked without any pause. */
  private long pauseAfter(Outcome outcome) {
    return outcome == Outcome.FAILED_CONNECTION && thinkTimes.pace().thinkSeconds() == 0
        ? PAUSE_AFTER_LOST_CONNECTION_NANOS
        : 0;
  }

  private void think(long now) {
    long think = start.hurried(thinkTimes.thinkNanos(times), now - startedNanos);
    intendedNanos = now + think;
    if (next == PageRequest.END_OF_SESSION) {
      sessionEndsNanos = now;
    }
    scheduler.wakeAt(intendedNanos, this);
  }

  /** Gives up a request that takes too long. */
  void checkTimeout(long now, long timeoutNanos) {
    browser.giveUpAfter(timeoutNanos, now);
  }
}
