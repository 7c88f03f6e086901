package org.rubisee.emulator.run;

import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.Phases;

/**
 * Which load a run has.
 *
 * @param arrivals what brings customers, checked with the others
 * @param phases how long
 * @param clients all of them
 */
record LoadOrder(Arrivals arrivals, Phases phases, ClientRange clients) {

  static LoadOrder of(EmulatorOptions options) {
    return new LoadOrder(options.arrivals(), options.phases(), options.clients());
  }

  /** Makes the clients. */
  Load load(ClientSetting setting, Scheduler scheduler) {
    return switch (arrivals.mode()) {
      case CLOSED -> new ClosedLoad(clients, phases, arrivals.schedule(), setting, scheduler);
      case PARTLY_OPEN -> new PartlyOpenLoad(clients, phases, timetable(), setting, scheduler);
      case OPEN -> new OpenLoad(clients, timetable(), setting, scheduler);
    };
  }

  Timetable timetable() {
    return Timetable.of(arrivals.schedule().orElseThrow(), phases);
  }
}
