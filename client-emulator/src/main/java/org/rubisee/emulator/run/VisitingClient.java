package org.rubisee.emulator.run;

import java.util.function.Consumer;
import org.rubisee.emulator.client.Client;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.client.SequentialDraws;
import org.rubisee.emulator.client.ThinkingClient;

/**
 * A client of a partly open system: carries one session at a time from its arrival to its end, and
 * then waits for another. All draws of a session come from the seed and the number of its arrival,
 * so they do not depend on the client that carries it.
 */
final class VisitingClient extends ThinkingClient {

  private final long seed;
  private final Client client;
  private final Start start;
  private final Consumer<VisitingClient> left;

  private long cameNanos;
  private boolean isHurried;

  /**
   * @param start how the sessions begin that are in progress when the run begins
   * @param left told when a session has ended
   */
  VisitingClient(
      ClientSetting setting, Scheduler scheduler, Start start, Consumer<VisitingClient> left) {
    super(scheduler);
    seed = setting.seed();
    client = new Client(setting, SequentialDraws.ofSession(seed, 0), this);
    this.start = start;
    this.left = left;
  }

  /** A session arrives. */
  void come(long number, long dueNanos) {
    begin(number);
    isHurried = false;
    client.ask(dueNanos);
  }

  /** A session is in progress when the run begins: it sends a request after a think time. */
  void isThere(long number) {
    begin(number);
    isHurried = true;
    think(cameNanos);
  }

  private void begin(long number) {
    client.become(SequentialDraws.ofSession(seed, number));
    cameNanos = now();
  }

  @Override
  protected Client client() {
    return client;
  }

  @Override
  protected long thinksUntil(long from) {
    if (client.isSessionComplete()) {
      leave(from);
      return NEVER;
    }
    long think = client.thinkNanos();
    long due = from + (isHurried ? start.hurried(think, from - cameNanos) : think);
    return Math.max(from, Math.min(due, client.sessionEndsNanos()));
  }

  /** The think time is over, or the session's time is up before it. */
  @Override
  protected void act(long due) {
    if (due >= client.sessionEndsNanos()) {
      leave(due);
    } else {
      client.ask(due);
    }
  }

  private void leave(long now) {
    client.leave(now);
    left.accept(this);
  }
}
