package org.rubisee.emulator.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.measurement.block.StationList;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Reads stations as if each of them were a command line, so that both mean the same. */
public final class StationsFile {

  private static final String NAME = "name";
  private static final String CLIENTS = "clients";
  private static final Pattern UPPER_CASE = Pattern.compile("[A-Z]");
  private static final Pattern HYPHEN = Pattern.compile("-([a-z])");

  private StationsFile() {}

  @Command
  private static final class StationArguments {
    @Mixin private TargetArguments target;
    @Mixin private WorkloadArguments workload;

    @Option(names = "--" + CLIENTS, defaultValue = "1")
    private int clients;
  }

  /**
   * The stations of a file.
   *
   * @throws IllegalArgumentException if they cannot be read; the message says why
   */
  static List<StationOptions> parse(String json) {
    List<StationOptions> stations = new ArrayList<>();
    for (Map<String, String> each : StationList.parse(json).stations()) {
      stations.add(station(each));
    }
    if (stations.isEmpty()) {
      throw new IllegalArgumentException("There is no station; name at least one.");
    }
    return stations;
  }

  /** The content of a file that {@link #parse} reads. */
  public static String toJson(List<StationOptions> stations) {
    return new StationList(stations.stream().map(StationsFile::values).toList()).toJson();
  }

  private static Map<String, String> values(StationOptions station) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put(NAME, station.name());
    values.put(CLIENTS, Integer.toString(station.clients()));
    station.target().asMap().forEach((name, value) -> values.put(key(name), value.toString()));
    station.workload().asMap().forEach((name, value) -> values.put(key(name), value.toString()));
    return values;
  }

  private static StationOptions station(Map<String, String> values) {
    String name = values.getOrDefault(NAME, "");
    StationArguments arguments = new StationArguments();
    CommandLine commandLine = CommandLines.of(arguments);
    List<String> options = new ArrayList<>();
    values.forEach(
        (key, value) -> {
          if (!key.equals(NAME)) {
            checkKey(key, commandLine);
            options.addAll(List.of(option(key), value));
          }
        });
    try {
      commandLine.parseArgs(options.toArray(String[]::new));
      return new StationOptions(
          name, arguments.target.toTarget(), arguments.workload.toWorkload(), arguments.clients);
    } catch (ParameterException | IllegalArgumentException e) {
      throw new IllegalArgumentException("station '" + name + "': " + e.getMessage(), e);
    }
  }

  private static void checkKey(String key, CommandLine commandLine) {
    if (commandLine.getCommandSpec().findOption(option(key)) == null) {
      throw new IllegalArgumentException(
          "There is no key '"
              + key
              + "'; the keys are "
              + NAME
              + ", "
              + commandLine.getCommandSpec().options().stream()
                  .map(option -> key(option.longestName().substring(2)))
                  .collect(Collectors.joining(", ")));
    }
  }

  private static String option(String key) {
    return "--"
        + UPPER_CASE
            .matcher(key)
            .replaceAll(letter -> "-" + letter.group().toLowerCase(Locale.ROOT));
  }

  /** The key of an option without its dashes. */
  private static String key(String option) {
    return HYPHEN
        .matcher(option)
        .replaceAll((MatchResult part) -> part.group(1).toUpperCase(Locale.ROOT));
  }
}
