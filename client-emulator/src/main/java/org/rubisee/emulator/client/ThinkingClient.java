package org.rubisee.emulator.client;

import org.rubisee.measurement.Outcome;

/**
 * The loop of a client that thinks: it waits for a think time, asks for a page with all that it
 * embeds, and thinks again. Kinds of it differ in how long they wait, and in when they stop.
 *
 * <p>Its calls never overlap: it waits either for the scheduler or for an answer.
 */
public abstract class ThinkingClient implements Client.Endings, Scheduler.Sleeper {

  /** Later than any moment of a run. */
  public static final long NEVER = Long.MAX_VALUE;

  private final Scheduler scheduler;
  private long dueNanos;

  protected ThinkingClient(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /** Who asks. */
  protected abstract Client client();

  /**
   * It begins to think.
   *
   * @return when its think time ends; {@link #NEVER}: it stops
   */
  protected abstract long thinksUntil(long fromNanos);

  /** Its think time is over. */
  protected abstract void act(long dueNanos);

  protected final long now() {
    return scheduler.nanoTime();
  }

  /** Thinks from a moment on. */
  public final void think(long fromNanos) {
    long until = thinksUntil(fromNanos);
    if (until != NEVER) {
      dueNanos = until;
      scheduler.wakeAt(until, this);
    }
  }

  @Override
  public final void wake() {
    act(dueNanos);
  }

  @Override
  public final void ended(Outcome outcome) {
    think(now() + client().pauseNanosAfter(outcome));
  }

  /** Gives up a request that has been waiting for its answer for longer than this. */
  public final void giveUpAfter(long timeoutNanos, long now) {
    client().giveUpAfter(timeoutNanos, now);
  }
}
