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
 * again. When its session's time is up it becomes another customer, on a new connection. A schedule
 * may send it away for a while.
 *
 * <p>Its calls never overlap: it either waits for the scheduler or for its browser. All its draws
 * come from the seed and its number: a generator for times, and one per session for what it does.
 */
final class Client implements Browser.Visitor, Scheduler.Sleeper {

  private final ClientSetting setting;
  private final Scheduler scheduler;
  private final Start start;
  private final Attendance attendance;
  private final int number;
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
   * @param attendance when it is there
   */
  Client(
      ClientSetting setting, Scheduler scheduler, Start start, int number, Attendance attendance) {
    this.setting = setting;
    this.scheduler = scheduler;
    this.start = start;
    this.number = number;
    this.attendance = attendance;
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
  @Override
  public void wake() {
    if (scheduler.nanoTime() >= sessionEndsNanos || next == PageRequest.END_OF_SESSION) {
      beginSession();
    }
    browser.open(next, intendedNanos);
  }

  private void beginSession() {
    long now = scheduler.nanoTime();
    endSession(now);
    setting.measurements().sessionStarted();
    SplittableRandom random = sessionSeeds.split();
    customer = setting.customer(purpose -> random);
    sessionStartedNanos = intendedNanos;
    sessionEndsNanos = intendedNanos + thinkTimes.sessionNanos(times);
    interactionsOfSession = 0;
    next = customer.firstPage();
  }

  private void endSession(long now) {
    if (customer != null) {
      browser.clear();
      setting.measurements().sessionEnded(now - sessionStartedNanos, interactionsOfSession);
      customer = null;
    }
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
    think(scheduler.nanoTime() + thinkTimes.pauseNanosAfter(outcome));
  }

  private void think(long now) {
    long think = start.hurried(thinkTimes.thinkNanos(times), now - startedNanos);
    intendedNanos = now + think;
    if (next == PageRequest.END_OF_SESSION) {
      sessionEndsNanos = now;
    }
    if (attendance.from(number, intendedNanos) > intendedNanos) {
      goAway(now);
    } else {
      scheduler.wakeAt(intendedNanos, this);
    }
  }

  /** Ends the session; comes back as another customer, a think time after the schedule says so. */
  private void goAway(long now) {
    endSession(now);
    next = PageRequest.END_OF_SESSION;
    long back = attendance.from(number, intendedNanos);
    while (back > intendedNanos && back != Attendance.NEVER) {
      intendedNanos = back + thinkTimes.thinkNanos(times);
      back = attendance.from(number, intendedNanos);
    }
    if (back != Attendance.NEVER) {
      scheduler.wakeAt(intendedNanos, this);
    }
  }

  /** Gives up a request that takes too long. */
  void checkTimeout(long now, long timeoutNanos) {
    browser.giveUpAfter(timeoutNanos, now);
  }
}
