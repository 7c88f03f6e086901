package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.LoadSchedule;
import org.rubisee.measurement.Phases;

/** The clients of a closed loop, all of them or as many as a schedule says. */
final class ClosedLoad implements Load {

  private final ClientRange range;
  private final Optional<ScheduledAttendance> scheduled;
  private final List<ClosedClient> clients = new ArrayList<>();

  ClosedLoad(
      ClientRange range,
      Phases phases,
      Optional<LoadSchedule> schedule,
      ClientSetting setting,
      Scheduler scheduler) {
    this.range = range;
    scheduled =
        schedule.map(load -> new ScheduledAttendance(Timetable.of(load, phases), scheduler));
    Start start = Start.of(phases.warmUpSeconds(), setting.workload().pace());
    Attendance attendance = scheduled.isPresent() ? scheduled.get() : Attendance.ALWAYS;
    range
        .numbers()
        .forEach(n -> clients.add(new ClosedClient(setting, scheduler, start, n, attendance)));
  }

  @Override
  public void start() {
    scheduled.ifPresent(ScheduledAttendance::begin);
    clients.forEach(ClosedClient::start);
  }

  @Override
  public int clients() {
    return scheduled.map(schedule -> schedule.present(range)).orElse(range.count());
  }

  @Override
  public void giveUpLate(long now, long timeoutNanos) {
    clients.forEach(client -> client.giveUpAfter(timeoutNanos, now));
  }
}
