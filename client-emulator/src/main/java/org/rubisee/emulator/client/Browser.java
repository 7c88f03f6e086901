package org.rubisee.emulator.client;

import org.rubisee.application.Interaction;
import org.rubisee.emulator.http.Classification;
import org.rubisee.emulator.http.EmbeddedFiles;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * A client's browser: asks for a page, then for what the page embeds, one request at a time on one
 * connection, and records how it went.
 */
public final class Browser implements Line.Answers {

  private static final long NOT_WAITING = Long.MAX_VALUE;

  private final ClientSetting setting;
  private final Visitor visitor;
  private final Line line;
  private final EmbeddedFiles embedded;

  private Interaction interaction;
  private long logNumber;
  private boolean fetchingPage;
  private long intendedNanos;
  private long sentNanos;
  private boolean answered;
  private volatile long waitingSinceNanos = NOT_WAITING;

  /** Is told how a page came. Each page ends by {@link #complete} or {@link #failed}. */
  public interface Visitor {

    /**
     * The page came; what it embeds is still missing.
     *
     * @param page valid during this call only
     */
    void pageCame(PageScan page, Outcome outcome);

    /** All that the page embeds came, too. */
    void complete();

    /** No page came. */
    void failed(Outcome outcome);
  }

  public Browser(ClientSetting setting, Visitor visitor) {
    this.setting = setting;
    this.visitor = visitor;
    line = setting.lines().open(this);
    embedded = new EmbeddedFiles(setting.images(), setting.paths());
  }

  /**
   * Asks for a page.
   *
   * @param intended when the client meant to send the request
   */
  public void open(PageRequest page, long intended) {
    interaction = page.interaction();
    intendedNanos = intended;
    fetchingPage = true;
    logNumber = setting.log().sending(interaction, page.form());
    send(page.path(), page.form());
  }

  private void send(String path, String form) {
    sentNanos = setting.clock().nanoTime();
    waitingSinceNanos = sentNanos;
    line.send(path, form, fetchingPage);
  }

  @Override
  public void sent() {
    sentNanos = setting.clock().nanoTime();
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
    fetchEmbeddedOrEnd();
  }

  private void pageCame(int status, byte[] body, int length) {
    PageScan scan = setting.scan();
    scan.scan(body, length);
    Outcome outcome = Classification.of(status, scan);
    record(outcome);
    embedded.want(scan);
    answered = outcome == Outcome.OK || outcome == Outcome.REJECTED;
    visitor.pageCame(scan, outcome);
  }

  private void record(Outcome outcome) {
    long now = setting.clock().nanoTime();
    setting.measurements().page(interaction, outcome, now - intendedNanos, now - sentNanos);
    setting.log().ended(logNumber, interaction, outcome, now - intendedNanos);
  }

  @Override
  public void failed(Outcome outcome) {
    waitingSinceNanos = NOT_WAITING;
    if (fetchingPage) {
      record(outcome);
      visitor.failed(outcome);
    } else {
      setting.measurements().embedded(false);
      fetchEmbeddedOrEnd();
    }
  }

  @Override
  public void reconnected() {
    setting.measurements().reconnected();
  }

  private void fetchEmbeddedOrEnd() {
    if (embedded.isEmpty()) {
      if (answered) {
        long now = setting.clock().nanoTime();
        setting.measurements().pageComplete(interaction, now - intendedNanos);
      }
      visitor.complete();
    } else {
      fetchingPage = false;
      send(embedded.next(), "");
    }
  }

  /** Forgets what it has of the site and closes the connection. Nothing must be in flight. */
  public void clear() {
    line.close();
    embedded.newSession();
  }

  /**
   * Gives up a request that has been waiting for its answer for longer than this. To be called
   * again until it has ended: one whose connection is just being made may not notice the first
   * time.
   */
  public void giveUpAfter(long timeoutNanos, long now) {
    long since = waitingSinceNanos;
    if (since != NOT_WAITING && now - since > timeoutNanos) {
      line.giveUp();
    }
  }
}
