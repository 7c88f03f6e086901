package org.rubisee.emulator.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.rubisee.application.Application;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.ThinkTimer;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.HttpEngine;
import org.rubisee.emulator.http.OpenFiles;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.emulator.site.SiteAddress;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.Progress;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.WarmUpEnd;

/** One run of one emulator process: its load through all phases. */
public final class Emulator {

  private static final double NANOS_PER_SECOND = 1e9;
  private static final long MILLIS_PER_SECOND = 1000;

  private final EmulatorOptions options;
  private final TransitionTable table;
  private final SiteAddress address;
  private final WallClock clock;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final CountDownLatch written = new CountDownLatch(1);

  /**
   * Prepares a run.
   *
   * @throws IllegalArgumentException if the options cannot be followed; the message says why
   */
  public Emulator(EmulatorOptions options) {
    this.options = options;
    address = SiteAddress.parse(options.target().url());
    OpenFiles.require(options.clients().count());
    clock = new WallClock(options.clockOffsetMillis());
    Workload workload = options.workload();
    workload.checkWith(options.target());
    options.arrivals().checkWith(workload, options.phases(), options.clients());
    table = workload.transitionTable();
  }

  /**
   * Runs to the end, or until {@link #stop}.
   *
   * @param folder where results go; made if missing
   * @param progress gets one line of {@link Progress} each second
   * @return whether the run came to its end
   * @throws IOException if the site cannot be asked for its catalogue, results cannot be written,
   *     or no page came
   */
  public boolean run(Path folder, PrintStream progress) throws IOException {
    SitePaths paths = new SitePaths(options.target().site(), address.path(), table.interactions());
    Measurements measurements = new Measurements(table);
    Application application = options.workload().mix().application();
    Customers customers = Customers.of(application);
    Customers.Source source =
        customers.at(
            new Surroundings(table, paths, options.target(), measurements),
            new SiteReader(address),
            options.workload().matrices());
    try (MeasurementWriter writer = new MeasurementWriter(folder);
        HttpEngine engine =
            HttpEngine.closingIdleLines(options.workload().pace(), options.clients().count());
        RequestLog log =
            options.logsRequests()
                ? RequestLog.in(folder, application.secretFields(), clock::millis)
                : RequestLog.NONE;
        ThinkTimer timer = new ThinkTimer()) {
      ClientSetting setting =
          new ClientSetting(
              source,
              paths,
              options.workload(),
              timer,
              engine.linesTo(address.host()),
              measurements,
              new PageScan(customers.marks()),
              log);
      Load load = LoadOrder.of(options).load(setting, timer);
      waitForBegin();
      Reporter reporter =
          new Reporter(options, clock, measurements, writer, progress, load::clients);
      boolean complete = drive(load, reporter);
      reporter.end(complete);
      engine.failures().print(System.err);
      if (complete && measurements.areAllMissing()) {
        throw new IOException(
            options.target().url()
                + " answered no page: the results say how they failed. Open one in a browser");
      }
      return complete;
    } finally {
      written.countDown();
    }
  }

  /** Returns when the load is to begin, or when the run is stopped. */
  private void waitForBegin() throws IOException {
    if (options.beginAtEpochMillis() > 0) {
      long left = options.beginAtEpochMillis() - clock.millis();
      if (left < 0) {
        throw new IOException(
            String.format(
                    Locale.ROOT,
                    "This process was ready %d ms after the moment at which the load begins"
                        + " (--begin-at).",
                    -left)
                + " Begin later, or use fewer processes on this machine.");
      }
      waitUntilStopped(left);
    }
  }

  private boolean drive(Load load, Reporter reporter) throws IOException {
    if (stopped.getCount() == 0) {
      return false;
    }
    long begin = System.nanoTime();
    reporter.enter(Phase.WARM_UP);
    reporter.checkpoint(true);
    load.start();
    Phases phases = options.phases();
    OptionalDouble warmedUp = warmUp(begin, load, reporter);
    if (warmedUp.isEmpty()) {
      return false;
    }
    double ends = warmedUp.getAsDouble();
    for (Phase phase : List.of(Phase.MEASURE, Phase.COOL_DOWN)) {
      double length = phases.seconds(phase);
      if (length > 0) {
        reporter.enter(phase);
        ends += length;
        if (!driveUntil(begin, ends, load, reporter)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Warms up as long as it takes, until so many seconds since the begin; empty: stopped. */
  private OptionalDouble warmUp(long begin, Load load, Reporter reporter) throws IOException {
    Phases phases = options.phases();
    WarmUp asked = phases.warmUp();
    SteadyState steadyState = reporter.steadyState();
    double ends = asked.leastSeconds();
    boolean goesOn = driveUntil(begin, ends, load, reporter);
    while (goesOn && ends < asked.mostSeconds() && !steadyState.isReached()) {
      ends = Math.min(asked.mostSeconds(), ends + steadyState.stepSeconds());
      goesOn = driveUntil(begin, ends, load, reporter);
    }
    if (goesOn && asked.isUntilSteady()) {
      reporter.warmedUp(
          steadyState.isReached() ? WarmUpEnd.STEADY : WarmUpEnd.NOT_STEADY,
          ends + phases.measureSeconds() + phases.coolDownSeconds());
    }
    return goesOn ? OptionalDouble.of(ends) : OptionalDouble.empty();
  }

  /** Reports each second until a phase ends; false: the run was stopped. */
  private boolean driveUntil(long begin, double endSeconds, Load load, Reporter reporter)
      throws IOException {
    double elapsed = (System.nanoTime() - begin) / NANOS_PER_SECOND;
    while (elapsed < endSeconds) {
      long millis = clock.millis();
      long toNextSecond = MILLIS_PER_SECOND - millis % MILLIS_PER_SECOND;
      long toEnd = (long) Math.ceil((endSeconds - elapsed) * MILLIS_PER_SECOND);
      if (waitUntilStopped(Math.min(toNextSecond, toEnd))) {
        return false;
      }
      elapsed = (System.nanoTime() - begin) / NANOS_PER_SECOND;
      if (clock.millis() / MILLIS_PER_SECOND > millis / MILLIS_PER_SECOND) {
        giveUpLateRequests(load);
        reporter.second(elapsed);
      }
    }
    return true;
  }

  private void giveUpLateRequests(Load load) {
    long now = System.nanoTime();
    long timeout = (long) (options.workload().pace().timeoutSeconds() * NANOS_PER_SECOND);
    load.giveUpLate(now, timeout);
  }

  private boolean waitUntilStopped(long millis) {
    try {
      return stopped.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /**
   * Ends the run early and waits until what was measured is on disk, marked partial.
   *
   * @param patienceSeconds how long to wait at most
   */
  public void stop(long patienceSeconds) {
    stopped.countDown();
    try {
      written.await(patienceSeconds, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
