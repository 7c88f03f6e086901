package org.rubisee.emulator.load;

import java.util.List;
import org.rubisee.measurement.NamedPart;

/**
 * How much load there is at a time: arrivals per second, or clients of a closed loop. {@code
 * toString} gives a text that {@link #parse} reads.
 */
public interface LoadSchedule {

  /**
   * The load at a time.
   *
   * @param second seconds since the schedule began, from 0
   * @return arrivals per second or clients, from 0
   */
  double at(double second);

  /** An upper bound of {@link #at}. */
  double max();

  /** Whether the load is the same at all times. */
  default boolean isConstant() {
    return false;
  }

  /** The parts that have names, by time. */
  default List<NamedPart> parts() {
    return List.of();
  }

  /**
   * Reads a schedule.
   *
   * @param text like {@code constant:20}, {@code steps:0=10,60=40@peak}, {@code
   *     sine:mean=20,amplitude=15,period=600}, {@code
   *     flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120} or {@code csv:FILE}
   * @throws IllegalArgumentException if the text is no schedule; the message says why
   */
  static LoadSchedule parse(String text) {
    return ScheduleText.parse(text);
  }
}
