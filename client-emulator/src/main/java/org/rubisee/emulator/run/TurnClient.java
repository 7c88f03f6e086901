package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import org.rubisee.emulator.client.Browser;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.client.ThinkTimes;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.measurement.Outcome;

/**
 * A client of an open system: makes the next interaction of its session when one arrives, and
 * becomes another customer when its session's time is up. No think time passes: each interaction
 * advances the client's own clock by one. So a session has as many interactions as in a closed
 * loop, whatever the rate and the number of clients.
 *
 * <p>Its calls never overlap: it waits for an arrival or for its browser.
 */
final class TurnClient implements Browser.Visitor {

  private final ClientSetting setting;
  private final Runnable free;
  private final ThinkTimes thinkTimes;
  private final Browser browser;
  private final SplittableRandom times;
  private final SplittableRandom sessionSeeds;
  private Session session;
  private long virtualNanos;

  /**
   * @param number of the client, from 1
   * @param free told when an interaction has ended
   */
  TurnClient(ClientSetting setting, int number, Runnable free) {
    this.setting = setting;
    this.free = free;
    thinkTimes = setting.thinkTimes();
    browser = new Browser(setting, this);
    SplittableRandom own = new SplittableRandom(Seeds.of(setting.seed(), number));
    times = own.split();
    sessionSeeds = own.split();
  }

  /** An interaction arrives. */
  void take(long dueNanos) {
    virtualNanos += thinkTimes.thinkNanos(times);
    if (session != null && session.isOver(virtualNanos)) {
      browser.clear();
      session.end(virtualNanos);
      session = null;
    }
    if (session == null) {
      session = new Session(setting, thinkTimes, times, sessionSeeds.split(), virtualNanos);
    }
    browser.open(session.next(), dueNanos);
  }

  @Override
  public void pageCame(PageScan page, Outcome outcome) {
    session.pageCame(page, outcome);
  }

  @Override
  public void complete() {
    free.run();
  }

  @Override
  public void failed(Outcome outcome) {
    session.failed();
    free.run();
  }

  /** Gives up a request that takes too long. */
  void checkTimeout(long now, long timeoutNanos) {
    browser.giveUpAfter(timeoutNanos, now);
  }
}
