package org.rubisee.emulator.run;

import org.rubisee.emulator.client.Client;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.client.SequentialDraws;
import org.rubisee.emulator.client.ThinkingClient;

/**
 * One client of the closed loop. A schedule may send it away for a while. All its draws come from
 * the seed and its number.
 */
final class ClosedClient extends ThinkingClient {

  private final Client client;
  private final Start start;
  private final Attendance attendance;
  private final int number;
  private long startedNanos;

  /**
   * @param start how all clients begin
   * @param number of the client, from 1
   * @param attendance when it is there
   */
  ClosedClient(
      ClientSetting setting, Scheduler scheduler, Start start, int number, Attendance attendance) {
    super(scheduler);
    client = new Client(setting, SequentialDraws.ofClient(setting.seed(), number), this);
    this.start = start;
    this.number = number;
    this.attendance = attendance;
  }

  /** Comes to the site after a first think time. */
  void start() {
    startedNanos = now();
    think(startedNanos);
  }

  @Override
  protected Client client() {
    return client;
  }

  @Override
  protected long thinksUntil(long from) {
    long due = from + start.hurried(client.thinkNanos(), from - startedNanos);
    long there = attendance.from(number, due);
    while (there > due) {
      // It is sent away, and comes back as another customer, a think time after the schedule says.
      client.leave(from);
      if (there == NEVER) {
        return NEVER;
      }
      due = there + client.thinkNanos();
      there = attendance.from(number, due);
    }
    return due;
  }

  @Override
  protected void act(long due) {
    client.ask(due);
  }
}
