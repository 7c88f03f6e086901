package org.rubisee.emulator.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Phases;

/**
 * What one emulator process does. {@link #toArguments} is the command line that makes a process of
 * its own do it.
 *
 * @param target the site
 * @param workload what customers do
 * @param phases how long
 * @param clients which clients this process emulates
 * @param arrivals what brings customers to the site, and how many of the clients over time
 * @param logsRequests whether each request is kept, see {@link
 *     org.rubisee.emulator.record.RequestLog}
 * @param beginAtEpochMillis when the load begins, milliseconds since 1970 in UTC, so that processes
 *     begin together; 0: as soon as the process is ready
 * @param clockOffsetMillis how far the clock of this machine is ahead of the one that {@code
 *     beginAtEpochMillis} and all results follow; below 0: behind
 */
public record EmulatorOptions(
    Target target,
    Workload workload,
    Phases phases,
    ClientRange clients,
    Arrivals arrivals,
    boolean logsRequests,
    long beginAtEpochMillis,
    long clockOffsetMillis) {

  private static final int LONGEST_ARGUMENT = 100_000;

  /** A closed loop whose clients are always there, and which keeps no single requests. */
  public EmulatorOptions(Target target, Workload workload, Phases phases, ClientRange clients) {
    this(target, workload, phases, clients, Arrivals.CLOSED, false, 0, 0);
  }

  /** The same with other arrivals. */
  public EmulatorOptions with(Arrivals newArrivals) {
    return new EmulatorOptions(
        target,
        workload,
        phases,
        clients,
        newArrivals,
        logsRequests,
        beginAtEpochMillis,
        clockOffsetMillis);
  }

  /** What one of several processes has of this. */
  public EmulatorOptions with(Share share) {
    return new EmulatorOptions(
        target,
        workload,
        phases,
        clients.with(share),
        arrivals,
        logsRequests,
        beginAtEpochMillis,
        clockOffsetMillis);
  }

  /**
   * The same, whose load begins at a moment.
   *
   * @param epochMillis milliseconds since 1970 in UTC
   */
  public EmulatorOptions beginningAt(long epochMillis) {
    return new EmulatorOptions(
        target, workload, phases, clients, arrivals, logsRequests, epochMillis, clockOffsetMillis);
  }

  /**
   * The same on a machine whose clock is wrong.
   *
   * @param offsetMillis how far it is ahead; below 0: behind
   */
  public EmulatorOptions onClockAheadBy(long offsetMillis) {
    return new EmulatorOptions(
        target,
        workload,
        phases,
        clients,
        arrivals,
        logsRequests,
        beginAtEpochMillis,
        offsetMillis);
  }

  /** The same, with each request kept. */
  public EmulatorOptions loggingRequests() {
    return new EmulatorOptions(
        target, workload, phases, clients, arrivals, true, beginAtEpochMillis, clockOffsetMillis);
  }

  /**
   * The arguments of the emulator's command line that say the same.
   *
   * @param outputFolder where the process leaves its results
   */
  public List<String> toArguments(String outputFolder) {
    List<String> arguments = new ArrayList<>();
    asMap().forEach((option, value) -> addTo(arguments, "--" + option, value));
    if (logsRequests) {
      arguments.add("--log-requests");
    }
    arguments.addAll(List.of("--output", outputFolder));
    return List.copyOf(arguments);
  }

  /**
   * Linux takes up to 128 KiB in an argument: the option is repeated for each part of its value.
   */
  private static void addTo(List<String> arguments, String option, String value) {
    int from = 0;
    do {
      int to = Math.min(value.length(), from + LONGEST_ARGUMENT);
      arguments.addAll(List.of(option, value.substring(from, to)));
      from = to;
    } while (from < value.length());
  }

  /** The options of the emulator's command line, without dashes, and their values. */
  public Map<String, String> asMap() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.putAll(target.asMap());
    options.putAll(workload.asMap());
    options.put("warm-up-seconds", phases.warmUp());
    options.put("measure-seconds", phases.measureSeconds());
    options.put("cool-down-seconds", phases.coolDownSeconds());
    Phases.named(phases.name()).ifPresent(named -> options.put("phases", named.name()));
    options.put("client-range", clients);
    if (!clients.share().isWhole()) {
      options.put("share", clients.share());
    }
    options.putAll(arrivals.asMap());
    if (beginAtEpochMillis > 0) {
      options.put("begin-at", beginAtEpochMillis);
    }
    if (clockOffsetMillis != 0) {
      options.put("clock-offset", clockOffsetMillis);
    }
    Map<String, String> texts = new LinkedHashMap<>();
    options.forEach((option, value) -> texts.put(option, value.toString()));
    return texts;
  }
}
