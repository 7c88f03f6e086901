package org.rubisee.emulator.block;

import java.util.ArrayDeque;
import java.util.Deque;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.measurement.Outcome;

/**
 * A client's place in the order. An interaction that is due while the client's last one is in
 * flight waits here. The fields are guarded by the stretch that runs.
 */
final class Turn {

  private final StationClient client;

  /** When those that wait were due. */
  final Deque<Long> waiting = new ArrayDeque<>();

  boolean isInFlight;
  private volatile Stretch stretch;

  Turn(ClientSetting setting, AddressedDraws draws) {
    client = new StationClient(setting, draws, this::ended);
  }

  /** From now on it belongs to this stretch. */
  void join(Stretch next) {
    stretch = next;
    waiting.clear();
  }

  private void ended(Outcome outcome) {
    stretch.ended(this, outcome);
  }

  StationClient client() {
    return client;
  }
}
