package org.rubisee.emulator.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.application.Mix;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.PhaseClocks;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.SiteAddress;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** A load in virtual time. */
public final class VirtualRun {

  /** Its categories and regions are known, so that it is asked for nothing. */
  private static final Target SITE =
      new Target("http://localhost/site", Site.RUBIS_EE, 10_000, 40, 62, 500);

  final VirtualTime time;
  final Measurements measurements;
  Load load;
  private final PhaseClocks clocks = new PhaseClocks();
  private final Runnable start;

  /**
   * Clients in a closed loop.
   *
   * @param lines make connections to a site
   */
  public VirtualRun(VirtualTime time, Line.Factory lines, Workload workload, ClientRange range) {
    this(time, lines, workload, range, Start.CALM);
  }

  VirtualRun(
      VirtualTime time, Line.Factory lines, Workload workload, ClientRange range, Start start) {
    this.time = time;
    measurements = new Measurements(table(workload));
    ClientSetting setting = setting(lines, workload);
    List<ClosedClient> clients = new ArrayList<>();
    for (int n = range.first(); n <= range.last(); n++) {
      clients.add(new ClosedClient(setting, time, start, n, Attendance.ALWAYS));
    }
    this.start = () -> clients.forEach(ClosedClient::start);
  }

  VirtualRun(VirtualTime time, Line.Factory lines, Workload workload, LoadOrder order) {
    this.time = time;
    measurements = new Measurements(table(workload));
    load = order.load(setting(lines, workload), time);
    start = load::start;
  }

  private static TransitionTable table(Workload workload) {
    return TransitionTable.builtIn(workload.matrices(), workload.mix());
  }

  private ClientSetting setting(Line.Factory lines, Workload workload) {
    TransitionTable table = table(workload);
    SitePaths paths = new SitePaths(SITE.site(), "/site", table.interactions());
    Customers customers = Customers.of(workload.mix().application());
    try {
      return new ClientSetting(
          customers.at(
              new Surroundings(table, paths, SITE, measurements),
              new SiteReader(SiteAddress.parse(SITE.url())),
              workload.matrices()),
          paths,
          workload,
          time,
          lines,
          measurements,
          new PageScan(customers.marks()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A workload without images. */
  public static Workload workload(MatrixSet matrices, Mix mix, long seed) {
    return new Workload(mix, matrices, "", Pace.PAPER, ImageLoading.NONE, seed);
  }

  /** Warms up, measures, and gives what was measured. */
  public PhaseResult run(long warmUpSeconds, long measureSeconds) {
    start.run();
    time.runUntil(warmUpSeconds * VirtualTime.SECOND);
    measurements.enter(Phase.MEASURE);
    clocks.enter(Phase.MEASURE, time.nanoTime(), 0);
    time.runUntil((warmUpSeconds + measureSeconds) * VirtualTime.SECOND);
    clocks.reach(Phase.MEASURE, time.nanoTime(), 0);
    return measurements.snapshot(clocks).get(0);
  }
}
