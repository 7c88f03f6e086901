package org.rubisee.bench.fault.peak;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.rubisee.application.Interaction;
import org.rubisee.bench.topology.HeldEmulator;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;

/**
 * The steps of a search for a peak. One emulator makes them all: it is as warm as the site, so that
 * no step shows the start of a program. Only dynamic pages count.
 */
final class PeakSteps implements AutoCloseable {

  private static final int WARMING_CLIENTS = 16;
  private static final int WARMING_INTERACTIONS = 2_000;

  private final HeldEmulator emulator;
  private final StationOptions station;
  private final Path results;
  private final Map<Integer, Integer> timesMeasured = new HashMap<>();
  private int warmUps;

  private PeakSteps(HeldEmulator emulator, StationOptions station, Path results) {
    this.emulator = emulator;
    this.station = station;
    this.results = results;
  }

  /**
   * Starts the emulator.
   *
   * @param commandPrefix what its command line begins with, to pin it to processors
   * @param station the site, and its customers, as many as a step may have
   * @param folder for what is measured
   */
  static PeakSteps of(List<String> commandPrefix, StationOptions station, Path folder)
      throws IOException, InterruptedException {
    Path results = folder.resolve("steps");
    return new PeakSteps(
        HeldEmulator.start(commandPrefix, List.of(station), results, folder), station, results);
  }

  /**
   * Warms site and emulator with clients that do not think. Afterwards all customers are new.
   *
   * @param seconds how long, about
   * @return answered interactions per second at the end of it
   */
  double warmUp(double seconds) throws IOException, InterruptedException {
    long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
    int clients = Math.min(WARMING_CLIENTS, station.clients());
    emulator.fresh(station.name(), clients);
    double rate = 0;
    while (rate == 0 || System.nanoTime() < end) {
      BlockEvent.Done done =
          emulator.saturate(station.name(), "warm-up-" + ++warmUps, clients, WARMING_INTERACTIONS);
      rate =
          TimeUnit.SECONDS.toNanos(1)
              * (double) done.completed()
              / (done.endedNanos() - done.beganNanos());
    }
    emulator.fresh(station.name(), station.clients());
    return rate;
  }

  /**
   * Measures with some clients, who think. What is measured is in the folder {@code CLIENTS}, when
   * they are repeated in {@code CLIENTS-2} and so on.
   *
   * @param seconds how long, above 0; they settle as long before
   */
  Peak.Step step(int clients, double seconds) throws IOException, InterruptedException {
    String name = name(clients, timesMeasured.merge(clients, 1, Integer::sum));
    emulator.think(
        new BlockCommand.Think(station.name(), name, clients, seconds, seconds, 0), () -> {});
    return step(clients, MeasurementFolder.read(results.resolve(name)).measured());
  }

  /** The folder of a step: no two steps of a search may have the same. */
  static String name(int clients, int time) {
    return time == 1 ? Integer.toString(clients) : clients + "-" + time;
  }

  /** What was measured with so many clients. */
  static Peak.Step step(int clients, PhaseResult measured) {
    Map<Interaction, InteractionResult> dynamic = new TreeMap<>(measured.interactions());
    dynamic.keySet().removeIf(page -> !page.isDynamic());
    Outcomes outcomes =
        dynamic.values().stream()
            .map(InteractionResult::outcomes)
            .reduce(Outcomes.none(), Outcomes::plus);
    return new Peak.Step(
        clients,
        outcomes.answered() / measured.seconds(),
        outcomes.total() == 0 ? 0 : (double) outcomes.refused() / outcomes.total(),
        LatencyHistogram.merged(dynamic.values().stream().map(InteractionResult::response).toList())
            .meanMillis());
  }

  @Override
  public void close() {
    emulator.close();
  }
}
