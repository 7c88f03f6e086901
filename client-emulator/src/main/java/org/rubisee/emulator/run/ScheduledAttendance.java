package org.rubisee.emulator.run;

import java.util.concurrent.TimeUnit;
import org.rubisee.emulator.client.Clock;
import org.rubisee.emulator.client.ThinkingClient;
import org.rubisee.emulator.load.ClientRange;

/** The clients of a schedule: those whose numbers are not above that of the present second. */
final class ScheduledAttendance implements Attendance {

  private static final long NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Clock clock;
  private final int[] clients;
  private long beganNanos;

  /** Rounds the load of each second. */
  ScheduledAttendance(Timetable timetable, Clock clock) {
    this.clock = clock;
    clients = new int[(int) Math.ceil(timetable.endSeconds()) + 1];
    for (int second = 0; second < clients.length; second++) {
      clients[second] = (int) Math.round(timetable.at(second));
    }
  }

  /** The run begins now. */
  void begin() {
    beganNanos = clock.nanoTime();
  }

  @Override
  public long from(int number, long nanos) {
    int present = second(nanos);
    for (int second = present; second < clients.length; second++) {
      if (number <= clients[second]) {
        return second == present ? nanos : beganNanos + second * NANOS_PER_SECOND;
      }
    }
    return ThinkingClient.NEVER;
  }

  /** How many of these clients are there now. */
  int present(ClientRange range) {
    return range.countUpTo(clients[second(clock.nanoTime())]);
  }

  private int second(long nanos) {
    return (int) Math.min(clients.length - 1, Math.max(0, nanos - beganNanos) / NANOS_PER_SECOND);
  }
}
