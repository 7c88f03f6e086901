package org.rubisee.emulator.client;

import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.measurement.Outcome;

/**
 * A client: asks for a page, fetches what the page embeds, and tells when that has ended. When its
 * session's time is up, or its customer wants no other page, it becomes another customer on a new
 * connection. Whoever has the client decides when it asks, and which time its sessions follow.
 *
 * <p>Its calls never overlap: it is asked for its next interaction after the last one has ended.
 */
public final class Client implements Browser.Visitor {

  private static final long NOT_DRAWN = -1;

  private final ClientSetting setting;
  private final ThinkTimes thinkTimes;
  private final Browser browser;
  private final Endings endings;

  private ClientDraws draws;
  private Session session;
  private Outcome outcome = Outcome.OK;
  private long thinkNanos = NOT_DRAWN;
  private long countedNanos;

  /** Is told of each interaction that has ended. */
  @FunctionalInterface
  public interface Endings {

    /** The page and all that it embeds have come, or failed. */
    void ended(Outcome outcome);
  }

  /** A client that has asked for nothing yet. */
  public Client(ClientSetting setting, ClientDraws draws, Endings endings) {
    this.setting = setting;
    this.draws = draws;
    this.endings = endings;
    thinkTimes = setting.thinkTimes();
    browser = new Browser(setting, this);
  }

  /** The think time before its next interaction; the same until that begins. */
  public long thinkNanos() {
    if (thinkNanos == NOT_DRAWN) {
      thinkNanos = thinkTimes.thinkNanos(draws.of(Purpose.THINK));
    }
    return thinkNanos;
  }

  /** How much longer than that it waits after an interaction that ended so. */
  public long pauseNanosAfter(Outcome how) {
    return thinkTimes.pauseNanosAfter(how);
  }

  /**
   * Begins its next interaction. Its session lasts by the time that passes.
   *
   * @param dueNanos when it was due
   */
  public void ask(long dueNanos) {
    ask(dueNanos, dueNanos);
  }

  /**
   * Begins its next interaction. Its session lasts by think times, whether they pass or not. So
   * what it asks for depends neither on how fast the site answers, nor on how often interactions
   * are due.
   *
   * @param dueNanos when it was due
   */
  public void askByThinkTimes(long dueNanos) {
    countedNanos += thinkNanos();
    ask(countedNanos, dueNanos);
  }

  private void ask(long now, long dueNanos) {
    thinkNanos = NOT_DRAWN;
    if (session != null && session.isOver(now)) {
      leave(now);
    }
    if (session == null) {
      draws.sessionBegins();
      session = new Session(setting, thinkTimes, draws, now);
    }
    browser.open(session.next(), dueNanos);
  }

  /** When its session's time is up; without a session never. */
  public long sessionEndsNanos() {
    return session == null ? Long.MAX_VALUE : session.endsNanos();
  }

  /** Whether its customer wants no other page. */
  public boolean isSessionComplete() {
    return session != null && session.isComplete();
  }

  /** Ends its session, if it has one. Its next interaction is that of another customer. */
  public void leave(long now) {
    thinkNanos = NOT_DRAWN;
    if (session != null) {
      browser.clear();
      session.end(now);
      session = null;
    }
  }

  /** It is another client from now on; it must have left. */
  public void become(ClientDraws others) {
    draws = others;
  }

  /** Leaves the site for good, in the middle of a session. */
  public void close() {
    browser.clear();
  }

  @Override
  public void pageCame(PageScan page, Outcome how) {
    outcome = how;
    draws.interactionEnded();
    session.pageCame(page, how);
  }

  @Override
  public void complete() {
    endings.ended(outcome);
  }

  @Override
  public void failed(Outcome how) {
    draws.interactionEnded();
    session.failed();
    endings.ended(how);
  }

  /** Gives up a request that has been waiting for its answer for longer than this. */
  public void giveUpAfter(long timeoutNanos, long now) {
    browser.giveUpAfter(timeoutNanos, now);
  }
}
