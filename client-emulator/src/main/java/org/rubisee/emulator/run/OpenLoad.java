package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rubisee.emulator.client.Client;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.client.SequentialDraws;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.record.Measurements;

/**
 * Interactions that arrive at a rate. The sessions take turns, so that an interaction can use what
 * its session has seen: a write needs the form before it. Whose turn it is follows from the number
 * of the arrival alone, so processes can share this load. A session has as many interactions as in
 * a closed loop, whatever the rate and the number of clients.
 *
 * <p>A session that still waits for a page when its turn comes leaves it to the next free one of
 * this process. This is counted: only without such arrivals are the requests exactly those of the
 * same seed at another site, or of another number of processes.
 */
final class OpenLoad implements Load {

  private final ClientRange range;
  private final List<Client> clients = new ArrayList<>();
  private final Measurements measurements;
  private final ArrivalSource arrivals;

  /** Positions of the clients that wait for an arrival. Guarded by itself. */
  private final BitSet idle;

  /**
   * @param range whose first client is number 1
   */
  OpenLoad(ClientRange range, Timetable timetable, ClientSetting setting, Scheduler scheduler) {
    this.range = range;
    measurements = setting.measurements();
    range
        .numbers()
        .forEach(
            number ->
                clients.add(
                    new Client(
                        setting,
                        SequentialDraws.ofClient(setting.seed(), number),
                        freed(clients.size()))));
    idle = new BitSet(clients.size());
    idle.set(0, clients.size());
    arrivals =
        new ArrivalSource(
            timetable, setting, scheduler, arrival -> range.share().has(turn(arrival)), this::take);
  }

  private Client.Endings freed(int position) {
    return outcome -> {
      synchronized (idle) {
        idle.set(position);
      }
    };
  }

  /** The number of the client whose turn it is. */
  private int turn(long arrival) {
    return (int) ((arrival - 1) % range.last()) + 1;
  }

  @Override
  public void start() {
    arrivals.start();
  }

  private boolean take(long arrival, long dueNanos) {
    int turn = range.countUpTo(turn(arrival)) - 1;
    int free;
    synchronized (idle) {
      free = idle.nextSetBit(turn);
      free = free < 0 ? idle.nextSetBit(0) : free;
      if (free < 0) {
        return false;
      }
      idle.clear(free);
    }
    if (free != turn) {
      measurements.outOfTurn();
    }
    clients.get(free).askByThinkTimes(dueNanos);
    return true;
  }

  /** All sessions, since each stays in progress while it waits for its turn. */
  @Override
  public int clients() {
    return clients.size();
  }

  @Override
  public void giveUpLate(long now, long timeoutNanos) {
    clients.forEach(client -> client.giveUpAfter(timeoutNanos, now));
  }
}
