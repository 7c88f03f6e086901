package org.rubisee.emulator.client;

import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.LegacyCustomer;
import org.rubisee.emulator.customer.OperatingCustomer;
import org.rubisee.emulator.customer.SeeingCustomer;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.measurement.load.ImageLoading;

/**
 * What all clients of a site share.
 *
 * @param surroundings what their customers share
 * @param workload what they do
 * @param clock their time
 * @param lines make their connections
 * @param measurements what they tell
 * @param scan reads their pages, one at a time
 * @param log keeps each of their requests; usually it keeps none
 */
public record ClientSetting(
    Surroundings surroundings,
    Workload workload,
    Clock clock,
    Line.Factory lines,
    Measurements measurements,
    PageScan scan,
    RequestLog log) {

  /** Clients whose requests are not kept one by one. */
  public ClientSetting(
      Surroundings surroundings,
      Workload workload,
      Clock clock,
      Line.Factory lines,
      Measurements measurements,
      PageScan scan) {
    this(surroundings, workload, clock, lines, measurements, scan, RequestLog.NONE);
  }

  public ThinkTimes thinkTimes() {
    return new ThinkTimes(workload.pace(), workload.matrices());
  }

  ImageLoading images() {
    return workload.images();
  }

  public long seed() {
    return workload.seed();
  }

  /** A new customer. */
  public Customer customer(Draws draws) {
    return switch (workload.matrices()) {
      case RUBIS_EE -> new SeeingCustomer(surroundings, draws);
      case LEGACY -> new LegacyCustomer(surroundings, draws);
      case OPERATIONS -> new OperatingCustomer(surroundings, draws);
    };
  }
}
