package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Share;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.MatrixSet;

/**
 * Sessions that arrive at a rate. At most as many are in progress as there are clients.
 *
 * <p>Processes that share this load deal out sessions by their numbers, and the limit too: each has
 * its part of the clients. While no process reaches its own limit, they start the sessions of one
 * process. The limit of the whole run would need a word among the processes on each arrival.
 *
 * <p>When sessions end by their time, a run begins with the sessions that would be in progress if
 * the rate of second 0 had always applied (Little's law): without them, the load would grow for
 * several times the mean session time. Exponential session times have no memory, so these sessions
 * draw theirs as others do.
 */
final class PartlyOpenLoad implements Load {

  private final List<VisitingClient> clients = new ArrayList<>();
  private final BlockingQueue<VisitingClient> idle;
  private final ArrivalSource arrivals;
  private final Share share;
  private final long sessionsAtBegin;

  PartlyOpenLoad(
      ClientRange range,
      Phases phases,
      Timetable timetable,
      ClientSetting setting,
      Scheduler scheduler) {
    share = range.share();
    idle = new ArrayBlockingQueue<>(range.count());
    Start start = Start.of(phases.warmUpSeconds(), setting.workload().pace());
    for (int n = 0; n < range.count(); n++) {
      clients.add(new VisitingClient(setting, scheduler, start, idle::add));
    }
    idle.addAll(clients);
    arrivals = new ArrivalSource(timetable, setting, scheduler, share::has, this::take);
    boolean endByTime = setting.workload().matrices() != MatrixSet.LEGACY;
    sessionsAtBegin =
        endByTime ? Math.round(timetable.at(0) * setting.workload().pace().sessionSeconds()) : 0;
  }

  /** Sessions in progress have numbers below those of arrivals. */
  @Override
  public void start() {
    for (long n = 1; n <= sessionsAtBegin && !idle.isEmpty(); n++) {
      if (share.has(n)) {
        idle.remove().isThere(-n);
      }
    }
    arrivals.start();
  }

  private boolean take(long number, long dueNanos) {
    VisitingClient client = idle.poll();
    if (client == null) {
      return false;
    }
    client.come(number, dueNanos);
    return true;
  }

  @Override
  public int clients() {
    return clients.size() - idle.size();
  }

  @Override
  public void giveUpLate(long now, long timeoutNanos) {
    clients.forEach(client -> client.giveUpAfter(timeoutNanos, now));
  }
}
