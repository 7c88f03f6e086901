package org.rubisee.emulator.block;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Clock;
import org.rubisee.emulator.client.ProcessCpu;
import org.rubisee.emulator.client.ThinkTimer;
import org.rubisee.emulator.customer.Customers;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.record.PhaseClocks;
import org.rubisee.emulator.site.SiteAddress;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.WarmUpEnd;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;

/**
 * A site and the clients that visit it, in stretches. Between two of them nothing runs: no thread,
 * no clock, no time-out.
 *
 * <p>Clients take turns in a fixed order. The n-th interaction belongs to client n modulo their
 * number, counted since the clients became new customers.
 */
final class Station {

  private static final double NANOS_PER_SECOND = 1e9;

  private final StationOptions options;
  private final ClientSetting setting;
  private final List<Turn> turns = new ArrayList<>();
  private int generation;
  private int position;

  private Station(StationOptions options, ClientSetting setting) {
    this.options = options;
    this.setting = setting;
    fillTurns(options.clients());
  }

  /**
   * A station whose site is asked for what customers must know.
   *
   * @param lines make connections to a site
   * @throws IOException if the site does not answer
   */
  static Station of(StationOptions options, Clock clock, Lines lines) throws IOException {
    options.workload().checkWith(options.target());
    TransitionTable table = options.workload().transitionTable();
    SiteAddress address = SiteAddress.parse(options.target().url());
    SitePaths paths = new SitePaths(options.target().site(), address.path(), table.interactions());
    Measurements measurements = new Measurements(table);
    Customers customers = Customers.of(options.workload().mix().application());
    return new Station(
        options,
        new ClientSetting(
            customers.at(
                new Surroundings(table, paths, options.target(), measurements),
                new SiteReader(address),
                options.workload().matrices()),
            paths,
            options.workload(),
            clock,
            lines.to(address),
            measurements,
            new PageScan(customers.marks())));
  }

  /** Makes connections to sites. */
  interface Lines {
    Line.Factory to(SiteAddress address);
  }

  private void fillTurns(int clients) {
    turns.clear();
    for (int number = 1; number <= clients; number++) {
      AddressedDraws draws = new AddressedDraws(setting.seed(), generation, number);
      turns.add(new Turn(setting, draws));
    }
    position = 0;
  }

  String name() {
    return options.name();
  }

  /** How many take turns now. */
  int clients() {
    return turns.size();
  }

  /** How many there can be. */
  int mostClients() {
    return options.clients();
  }

  /**
   * Makes all clients new customers, on new connections.
   *
   * @param clients how many take turns from now on, up to {@link #mostClients}; 0: all
   */
  void refresh(int clients) {
    turns.forEach(turn -> turn.client().close());
    generation++;
    fillTurns(clients == 0 ? options.clients() : clients);
  }

  /**
   * Runs a stretch, and waits until its last interaction has ended.
   *
   * @param folder where results go; made if missing
   * @throws IOException if results cannot be written
   */
  BlockEvent.Done run(Path folder, Schedule schedule, double limitSeconds) throws IOException {
    try (MeasurementWriter writer = new MeasurementWriter(folder);
        ThinkTimer timer = new ThinkTimer()) {
      Measurements measurements = setting.measurements();
      PhaseClocks clocks = new PhaseClocks();
      measurements.enter(Phase.MEASURE);
      long cpuNanos = ProcessCpu.nanos();
      Stretch stretch = new Stretch(turns, position, schedule, setting, timer);
      Stretch.Times times = stretch.run((long) (limitSeconds * NANOS_PER_SECOND));
      position = stretch.position();
      clocks.enter(Phase.MEASURE, times.beganNanos(), cpuNanos);
      clocks.reach(Phase.MEASURE, times.endedNanos(), ProcessCpu.nanos());
      List<PhaseResult> results = measurements.snapshot(clocks);
      writer.checkpoint(header(schedule, times, results.get(0)), results);
      return event(folder, schedule, times, results.get(0));
    }
  }

  /**
   * Runs a stretch of clients who think, and waits until their last interaction has ended.
   *
   * @param folder where results go; made if missing
   * @param events gets the begin and the end of what is measured
   * @throws IOException if results cannot be written
   */
  BlockEvent.Done think(
      Path folder, BlockCommand.Think command, Consumer<BlockEvent.Reached> events)
      throws IOException {
    try (MeasurementWriter writer = new MeasurementWriter(folder);
        ThinkTimer timer = new ThinkTimer()) {
      Measurements measurements = setting.measurements();
      ThinkingPhases phases =
          new ThinkingPhases(measurements, writer, setting.clock(), command.clients(), events);
      ThinkingStretch stretch =
          new ThinkingStretch(turns.subList(0, command.clients()), setting, timer);
      stretch.run(
          (long) (command.settlingSeconds() * NANOS_PER_SECOND),
          (long) (command.seconds() * NANOS_PER_SECOND),
          (long) (command.limitSeconds() * NANOS_PER_SECOND),
          phases);
      List<PhaseResult> results = phases.results();
      PhaseResult measured = results.get(0);
      writer.checkpoint(
          header(false, command.clients(), phases.measuredEpochMillis(), measured), results);
      return phases.done(name(), command.stretch(), stretch.lastIssuedNanos(), measured);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Measurement.Header header(Schedule schedule, Stretch.Times times, PhaseResult result) {
    return header(times.issued() < schedule.offered(), clients(), times.beganEpochMillis(), result);
  }

  private Measurement.Header header(
      boolean isPartial, int clients, long beganEpochMillis, PhaseResult result) {
    return new Measurement.Header(
        isPartial,
        options.asMap(result.seconds()),
        1,
        clients,
        beganEpochMillis,
        System.getProperty("java.version"),
        WarmUpEnd.FIXED,
        options.workload().stationaryShares());
  }

  private BlockEvent.Done event(
      Path folder, Schedule schedule, Stretch.Times times, PhaseResult result) {
    return new BlockEvent.Done(
        name(),
        folder.getFileName().toString(),
        times.beganNanos(),
        times.lastIssuedNanos(),
        times.endedNanos(),
        times.beganEpochMillis(),
        schedule.offered(),
        times.issued(),
        schedule.offered() - times.issued(),
        result.answered(),
        Map.copyOf(result.outcomes().counts()),
        result.writes().total(),
        result.cpuSeconds());
  }
}
