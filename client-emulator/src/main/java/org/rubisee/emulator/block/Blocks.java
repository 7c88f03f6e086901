package org.rubisee.emulator.block;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.emulator.http.HttpEngine;
import org.rubisee.emulator.http.OpenFiles;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;

/**
 * A long-lived emulator: reads a command, follows it, answers, and waits for the next. While it
 * waits, all of its threads sleep.
 */
public final class Blocks {

  private final List<StationOptions> options;
  private final Path output;

  /**
   * @param options of all sites
   * @param output folder for the folders of stretches
   * @throws IllegalArgumentException if two stations have the same name, or the clients need more
   *     open files than this process may have
   */
  public Blocks(List<StationOptions> options, Path output) {
    this.options = List.copyOf(options);
    this.output = output;
    long names = options.stream().map(StationOptions::name).distinct().count();
    if (names < options.size()) {
      throw new IllegalArgumentException("Two stations have the same name; rename one.");
    }
    OpenFiles.require(lines());
  }

  /**
   * Follows commands until the last one or {@link BlockCommand.End}.
   *
   * @param commands a {@link BlockCommand} on each line
   * @param events gets a {@link BlockEvent} on each line
   * @throws IOException if a site cannot be asked for its catalogue, or commands cannot be read
   */
  public void run(BufferedReader commands, PrintStream events) throws IOException {
    try (HttpEngine engine = HttpEngine.keepingIdleLines(lines())) {
      Map<String, Station> stations = new LinkedHashMap<>();
      for (StationOptions each : options) {
        stations.put(
            each.name(),
            Station.of(each, System::nanoTime, address -> engine.linesTo(address.host())));
      }
      events.println(new BlockEvent.Ready(List.copyOf(stations.keySet())).toJson());
      events.flush();
      follow(stations, commands, events);
      engine.failures().print(System.err);
    }
  }

  private int lines() {
    return options.stream().mapToInt(StationOptions::clients).sum();
  }

  private void follow(Map<String, Station> stations, BufferedReader commands, PrintStream events)
      throws IOException {
    for (String line = commands.readLine(); line != null; line = commands.readLine()) {
      BlockEvent event;
      try {
        BlockCommand command = BlockCommand.parse(line);
        if (command instanceof BlockCommand.End) {
          return;
        }
        event = follow(stations, command, events);
      } catch (IOException | IllegalArgumentException e) {
        event = new BlockEvent.Error(e.getMessage());
      }
      events.println(event.toJson());
      events.flush();
    }
  }

  private BlockEvent follow(Map<String, Station> stations, BlockCommand command, PrintStream events)
      throws IOException {
    if (command instanceof BlockCommand.Saturate saturate) {
      Station station = station(stations, saturate.station());
      if (saturate.busy() > station.clients()) {
        throw new IllegalArgumentException(
            "busy must be at most the station's clients, " + station.clients() + ".");
      }
      return station.run(
          output.resolve(saturate.stretch()),
          Schedule.saturating(saturate),
          saturate.limitSeconds());
    }
    if (command instanceof BlockCommand.Think think) {
      Station station = station(stations, think.station());
      if (think.clients() > station.clients()) {
        throw new IllegalArgumentException(
            "clients must be at most the station's clients, " + station.clients() + ".");
      }
      return station.think(
          output.resolve(think.stretch()),
          think,
          reached -> {
            events.println(reached.toJson());
            events.flush();
          });
    }
    if (command instanceof BlockCommand.Pace pace) {
      return station(stations, pace.station())
          .run(output.resolve(pace.stretch()), Schedule.poisson(pace), pace.limitSeconds());
    }
    return refresh(stations, (BlockCommand.Fresh) command);
  }

  private static BlockEvent refresh(Map<String, Station> stations, BlockCommand.Fresh fresh) {
    String name = fresh.station();
    Collection<Station> all = name.isEmpty() ? stations.values() : List.of(station(stations, name));
    for (Station station : all) {
      if (fresh.clients() > station.mostClients()) {
        throw new IllegalArgumentException(
            "clients must be at most those of the station's options, "
                + station.mostClients()
                + ".");
      }
    }
    all.forEach(station -> station.refresh(fresh.clients()));
    return BlockEvent.Done.without(name);
  }

  private static Station station(Map<String, Station> stations, String name) {
    Station station = stations.get(name);
    if (station == null) {
      throw new IllegalArgumentException(
          "There is no station '" + name + "'; there are " + String.join(", ", stations.keySet()));
    }
    return station;
  }
}
