package org.rubisee.emulator.run;

import org.rubisee.emulator.load.LoadSchedule;
import org.rubisee.measurement.Phases;

/**
 * A schedule on the time of a run: the warm-up has the load of its second 0.
 *
 * @param schedule the load by seconds of the measured phase
 * @param warmUpSeconds how long the warm-up lasts
 * @param endSeconds when the run ends at the latest, seconds since its begin
 */
record Timetable(LoadSchedule schedule, double warmUpSeconds, double endSeconds) {

  static Timetable of(LoadSchedule schedule, Phases phases) {
    double warmUp = phases.warmUp().mostSeconds();
    return new Timetable(
        schedule, warmUp, warmUp + phases.measureSeconds() + phases.coolDownSeconds());
  }

  /**
   * The load at a time.
   *
   * @param second since the run began, from 0
   */
  double at(double second) {
    return schedule.at(Math.max(0, second - warmUpSeconds));
  }
}
