package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.rubisee.emulator.client.Browser;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.client.ThinkTimes;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * A client of a partly open system: carries one session at a time from its arrival to its end, and
 * then waits for another. All draws of a session come from the seed and the number of its arrival,
 * so they do not depend on the client that carries it.
 *
 * <p>Its calls never overlap: it waits for an arrival, for the scheduler or for its browser.
 */
final class VisitingClient implements Browser.Visitor, Scheduler.Sleeper {

  private final ClientSetting setting;
  private final Scheduler scheduler;
  private final Start start;
  private final Consumer<VisitingClient> left;
  private final ThinkTimes thinkTimes;
  private final Browser browser;

  private SplittableRandom times;
  private SplittableRandom choices;
  private Session session;
  private long cameNanos;
  private long intendedNanos;
  private boolean isHurried;

  /**
   * @param start how the sessions begin that are in progress when the run begins
   * @param left told when a session has ended
   */
  VisitingClient(
      ClientSetting setting, Scheduler scheduler, Start start, Consumer<VisitingClient> left) {
    this.setting = setting;
    this.scheduler = scheduler;
    this.start = start;
    this.left = left;
    thinkTimes = setting.thinkTimes();
    browser = new Browser(setting, this);
  }

  /** A session arrives. */
  void come(long number, long dueNanos) {
    begin(number);
    isHurried = false;
    intendedNanos = dueNanos;
    open();
  }

  /** A session is in progress when the run begins: it sends a request after a think time. */
  void isThere(long number) {
    begin(number);
    isHurried = true;
    think(cameNanos);
  }

  private void begin(long number) {
    SplittableRandom own = new SplittableRandom(Seeds.of(setting.seed(), number));
    times = own.split();
    choices = own.split();
    session = null;
    cameNanos = scheduler.nanoTime();
  }

  /** The scheduler's call: the think time, or that of the session, is over. */
  @Override
  public void wake() {
    if (session != null && session.isOver(scheduler.nanoTime())) {
      leave();
    } else {
      open();
    }
  }

  private void open() {
    if (session == null) {
      session = new Session(setting, thinkTimes, times, choices, intendedNanos);
    }
    browser.open(session.next(), intendedNanos);
  }

  @Override
  public void pageCame(PageScan page, Outcome outcome) {
    session.pageCame(page, outcome);
  }

  @Override
  public void complete() {
    goOn(scheduler.nanoTime());
  }

  @Override
  public void failed(Outcome outcome) {
    session.failed();
    goOn(scheduler.nanoTime() + thinkTimes.pauseNanosAfter(outcome));
  }

  private void goOn(long from) {
    if (session.next() == PageRequest.END_OF_SESSION) {
      leave();
    } else {
      think(from);
    }
  }

  private void think(long from) {
    long think = thinkTimes.thinkNanos(times);
    intendedNanos = from + (isHurried ? start.hurried(think, from - cameNanos) : think);
    long ends = session == null ? Long.MAX_VALUE : session.endsNanos();
    scheduler.wakeAt(Math.min(intendedNanos, ends), this);
  }

  private void leave() {
    browser.clear();
    session.end(scheduler.nanoTime());
    session = null;
    left.accept(this);
  }

  /** Gives up a request that takes too long. */
  void checkTimeout(long now, long timeoutNanos) {
    browser.giveUpAfter(timeoutNanos, now);
  }
}
