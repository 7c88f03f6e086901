package org.rubisee.emulator.client;

import org.rubisee.application.SessionRules;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.measurement.load.ImageLoading;

/**
 * What all clients of a site share.
 *
 * @param customers where their customers come from
 * @param paths where the pages of the site are
 * @param workload what they do
 * @param clock their time
 * @param lines make their connections
 * @param measurements what they tell
 * @param scan reads their pages, one at a time
 * @param log keeps each of their requests; usually it keeps none
 */
public record ClientSetting(
    Customers.Source customers,
    SitePaths paths,
    Workload workload,
    Clock clock,
    Line.Factory lines,
    Measurements measurements,
    PageScan scan,
    RequestLog log) {

  /** Clients whose requests are not kept one by one. */
  public ClientSetting(
      Customers.Source customers,
      SitePaths paths,
      Workload workload,
      Clock clock,
      Line.Factory lines,
      Measurements measurements,
      PageScan scan) {
    this(customers, paths, workload, clock, lines, measurements, scan, RequestLog.NONE);
  }

  public ThinkTimes thinkTimes() {
    return new ThinkTimes(workload.pace(), workload.matrices(), sessions());
  }

  /** How the sessions of these customers end. */
  SessionRules sessions() {
    return workload.mix().application().sessions();
  }

  ImageLoading images() {
    return workload.images();
  }

  public long seed() {
    return workload.seed();
  }

  /** A new customer. */
  public Customer customer(Draws draws) {
    return customers.customer(draws);
  }
}
