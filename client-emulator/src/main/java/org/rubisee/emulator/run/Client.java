package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.http.Classification;
import org.rubisee.emulator.http.EmbeddedFiles;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.Interaction;

/**
 * One client of the closed loop: thinks, asks for a page, fetches what the page embeds, thinks
 * again. When its session's time is up it becomes another customer, on a new connection.
 *
 * <p>Its calls never overlap: it either waits for the scheduler or for its line. All its draws come
 * from the seed and its number: a generator for times, and one per session for what it does.
 */
final class Client implements Line.Answers {

  private static final long NOT_WAITING = Long.MAX_VALUE;
  private static final long PAUSE_AFTER_LOST_CONNECTION_NANOS = 100_000_000L;

  private final ClientSetting setting;
  private final Line line;
  private final EmbeddedFiles embedded;
  private final SplittableRandom times;
  private final SplittableRandom sessionSeeds;

  private long startedNanos;
  private Customer customer;
  private long sessionStartedNanos;
  private long sessionEndsNanos;
  private long interactionsOfSession;

  private PageRequest next;
  private Interaction interaction;
  private boolean fetchingPage;
  private long intendedNanos;
  private long sentNanos;
  private boolean answered;
  private volatile long waitingSinceNanos = NOT_WAITING;

  /**
   * @param number of the client, from 1
   */
  Client(ClientSetting setting, int number) {
    this.setting = setting;
    line = setting.lines().open(this);
    embedded = new EmbeddedFiles(setting.images(), setting.surroundings().paths());
    SplittableRandom own = new SplittableRandom(Seeds.of(setting.seed(), number));
    times = own.split();
    sessionSeeds = own.split();
    next = PageRequest.END_OF_SESSION;
  }

  /** Comes to the site after a first think time. */
  void start() {
    startedNanos = setting.scheduler().nanoTime();
    think(startedNanos);
  }

  /** The scheduler's call: the think time is over. */
  void wake() {
    if (setting.scheduler().nanoTime() >= sessionEndsNanos || next == PageRequest.END_OF_SESSION) {
      beginSession();
    }
    interaction = next.interaction();
    fetchingPage = true;
    send(next.path(), next.form());
  }

  private void beginSession() {
    long now = setting.scheduler().nanoTime();
    if (customer != null) {
      line.close();
      setting.measurements().sessionEnded(now - sessionStartedNanos, interactionsOfSession);
    }
    setting.measurements().sessionStarted();
    customer = setting.customer(sessionSeeds.split());
    embedded.newSession();
    sessionStartedNanos = intendedNanos;
    sessionEndsNanos = intendedNanos + setting.thinkTimes().sessionNanos(times);
    interactionsOfSession = 0;
    next = customer.firstPage();
  }

  private void send(String path, String form) {
    sentNanos = setting.scheduler().nanoTime();
    waitingSinceNanos = sentNanos;
    line.send(path, form, fetchingPage);
  }

  @Override
  public void sent() {
    sentNanos = setting.scheduler().nanoTime();
    if (fetchingPage) {
      setting.measurements().sent(sentNanos - intendedNanos);
    }
  }

  @Override
  public void answered(int status, byte[] body, int length, long bytes) {
    waitingSinceNanos = NOT_WAITING;
    setting.measurements().received(bytes);
    if (fetchingPage) {
      pageCame(status, body, length);
    } else {
      setting.measurements().embedded(status < 400);
    }
    fetchEmbeddedOrThink();
  }

  private void pageCame(int status, byte[] body, int length) {
    PageScan scan = setting.scan();
    scan.scan(body, length);
    Outcome outcome = Classification.of(status, scan);
    record(outcome);
    embedded.want(scan);
    answered = outcome == Outcome.OK || outcome == Outcome.REJECTED;
    next = customer.nextPage(scan, outcome);
  }

  private void record(Outcome outcome) {
    interactionsOfSession++;
    long now = setting.scheduler().nanoTime();
    setting.measurements().page(interaction, outcome, now - intendedNanos, now - sentNanos);
  }

  @Override
  public void failed(Outcome outcome) {
    waitingSinceNanos = NOT_WAITING;
    if (!fetchingPage) {
      setting.measurements().embedded(false);
      fetchEmbeddedOrThink();
      return;
    }
    record(outcome);
    next = customer.afterFailure();
    think(setting.scheduler().nanoTime() + pauseAfter(outcome));
  }

  /** Without think time, a site that is gone would otherwise be asked without any pause. */
  private long pauseAfter(Outcome outcome) {
    return outcome == Outcome.FAILED_CONNECTION && setting.thinkTimes().pace().thinkSeconds() == 0
        ? PAUSE_AFTER_LOST_CONNECTION_NANOS
        : 0;
  }

  @Override
  public void reconnected() {
    setting.measurements().reconnected();
  }

  private void fetchEmbeddedOrThink() {
    if (embedded.isEmpty()) {
      long now = setting.scheduler().nanoTime();
      if (answered) {
        setting.measurements().pageComplete(interaction, now - intendedNanos);
      }
      think(now);
    } else {
      fetchingPage = false;
      send(embedded.next(), "");
    }
  }

  private void think(long now) {
    long think =
        setting.start().hurried(setting.thinkTimes().thinkNanos(times), now - startedNanos);
    intendedNanos = now + think;
    if (next == PageRequest.END_OF_SESSION) {
      sessionEndsNanos = now;
    }
    setting.scheduler().wakeAt(intendedNanos, this);
  }

  /** When this client means to send its next request. */
  long intendedNanos() {
    return intendedNanos;
  }

  /** Gives up a request that takes too long. */
  void checkTimeout(long now, long timeoutNanos) {
    long since = waitingSinceNanos;
    if (since != NOT_WAITING && now - since > timeoutNanos) {
      waitingSinceNanos = NOT_WAITING;
      line.giveUp();
    }
  }
}
