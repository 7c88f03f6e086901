package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.rubisee.emulator.client.ClientSetting;

/**
 * Interactions that arrive at a rate. Each is the next one of the session that has waited longest,
 * so that it can use what this session has seen: a bid needs the form before it.
 */
final class OpenLoad implements Load {

  private final List<TurnClient> clients = new ArrayList<>();
  private final BlockingQueue<TurnClient> idle;
  private final ArrivalSource arrivals;

  OpenLoad(int most, Timetable timetable, ClientSetting setting, Scheduler scheduler) {
    idle = new ArrayBlockingQueue<>(most);
    for (int n = 1; n <= most; n++) {
      clients.add(new TurnClient(setting, n, idle::add));
    }
    idle.addAll(clients);
    arrivals = new ArrivalSource(timetable, setting, scheduler, (number, due) -> take(due));
  }

  @Override
  public void start() {
    arrivals.start();
  }

  private boolean take(long dueNanos) {
    TurnClient client = idle.poll();
    if (client == null) {
      return false;
    }
    client.take(dueNanos);
    return true;
  }

  /** All sessions, since each stays in progress while it waits for its turn. */
  @Override
  public int clients() {
    return clients.size();
  }

  @Override
  public void giveUpLate(long now, long timeoutNanos) {
    for (TurnClient client : clients) {
      client.checkTimeout(now, timeoutNanos);
    }
  }
}
