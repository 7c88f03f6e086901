package org.rubisee.emulator.block;

import java.util.ArrayDeque;
import java.util.Deque;
import org.rubisee.emulator.client.Client;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.measurement.Outcome;

/**
 * A client's place in the order. An interaction that is due while the client's last one is in
 * flight waits here. The fields are guarded by the stretch that runs.
 *
 * <p>The client's sessions last by its think times. So what it asks for does not depend on how long
 * it is held.
 */
final class Turn {

  private static final long NOTHING_LEFT = -1;

  private final Client client;

  /** When those that wait were due. */
  final Deque<Long> waiting = new ArrayDeque<>();

  boolean isInFlight;

  /** What was left of its think time when the last stretch of thinking clients ended. */
  private long leftNanos = NOTHING_LEFT;

  private volatile Client.Endings stretch;

  Turn(ClientSetting setting, AddressedDraws draws) {
    client = new Client(setting, draws, this::ended);
  }

  /** From now on a stretch is told of its interactions. */
  void join(Client.Endings next) {
    stretch = next;
    waiting.clear();
  }

  private void ended(Outcome outcome) {
    stretch.ended(outcome);
  }

  /** The stretch ended while it was thinking. */
  void keep(long left) {
    leftNanos = Math.max(0, left);
  }

  /**
   * How long it thinks before its next interaction: what was left, or a whole think time. A whole
   * one in place of the rest would be too long: those that are interrupted are the long ones.
   */
  long thinkNanos() {
    return leftNanos == NOTHING_LEFT ? client.thinkNanos() : leftNanos;
  }

  /** Issues its next interaction. */
  void issue(long intendedNanos) {
    leftNanos = NOTHING_LEFT;
    client.askByThinkTimes(intendedNanos);
  }

  Client client() {
    return client;
  }
}
