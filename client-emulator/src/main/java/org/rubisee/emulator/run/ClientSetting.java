package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.LegacyCustomer;
import org.rubisee.emulator.customer.OperatingCustomer;
import org.rubisee.emulator.customer.SeeingCustomer;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.load.ImageLoading;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.record.Measurements;

/**
 * What all clients of a process share.
 *
 * @param surroundings what their customers share
 * @param workload what they do
 * @param scheduler their time
 * @param lines make their connections
 * @param measurements what they tell
 * @param scan reads their pages, one at a time
 * @param start how they begin
 */
record ClientSetting(
    Surroundings surroundings,
    Workload workload,
    Scheduler scheduler,
    Line.Factory lines,
    Measurements measurements,
    PageScan scan,
    Start start) {

  ThinkTimes thinkTimes() {
    return new ThinkTimes(workload.pace(), workload.matrices());
  }

  ImageLoading images() {
    return workload.images();
  }

  long seed() {
    return workload.seed();
  }

  /** A new customer. */
  Customer customer(SplittableRandom random) {
    return switch (workload.matrices()) {
      case RUBIS_EE -> new SeeingCustomer(surroundings, random);
      case LEGACY -> new LegacyCustomer(surroundings, random);
      case OPERATIONS -> new OperatingCustomer(surroundings, random);
    };
  }
}
