package org.rubisee.emulator.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Share;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.load.ArrivalMode;
import picocli.CommandLine.Option;

/** Arguments that say how many clients run, and how long. */
final class RunArguments {

  private static final double AS_NAMED = -1;

  @Option(
      names = "--clients",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many clients to emulate; with sessions or interactions that arrive, how many"
              + " sessions can be in progress at most. Default: ${DEFAULT-VALUE}.")
  private int clients;

  @Option(
      names = "--arrivals",
      paramLabel = "MODE",
      defaultValue = "closed",
      description = {
        "closed: the clients are always there. partly-open: sessions arrive at the rate of"
            + " --schedule, and end. open: interactions arrive at that rate, and the clients take"
            + " turns. An arrival that finds all clients busy is counted as not offered. Default:"
            + " ${DEFAULT-VALUE}."
      })
  private ArrivalMode mode;

  @Option(
      names = "--schedule",
      paramLabel = "SCHEDULE",
      defaultValue = "",
      description = {
        "Arrivals per second, or clients of a closed loop, over the measured phase: constant:20,"
            + " steps:0=10,60=40, sine:mean=20,amplitude=15,period=600,"
            + " flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120, or csv:FILE with"
            + " lines second,rate. Parts can have names, like 60=40@peak. A long schedule may be"
            + " cut into several --schedule."
      })
  private List<String> schedule;

  @Option(
      names = "--client-range",
      paramLabel = "A..B",
      defaultValue = "",
      description = "Only these of the run's clients, when several processes share them.")
  private String range;

  @Option(
      names = "--share",
      paramLabel = "K/N",
      defaultValue = "",
      description = {
        "The part of the load that this process has when N processes share it, like 2/4. All of"
            + " them get the same other options: together they send the requests of one process."
            + " With arrivals, each has its part of --clients as its limit."
      })
  private String share;

  @Option(
      names = "--begin-at",
      paramLabel = "MILLIS",
      defaultValue = "0",
      description = {
        "When the load begins, in milliseconds since 1970 in UTC, so that processes begin together;"
            + " it fails if the process is not ready by then. Default: 0, as soon as it is ready."
      })
  private long beginAtEpochMillis;

  @Option(
      names = "--clock-offset",
      paramLabel = "MILLIS",
      defaultValue = "0",
      description = {
        "How far the clock of this machine is ahead of the one that --begin-at means, below 0:"
            + " behind. Results follow that clock too. Default: ${DEFAULT-VALUE}."
      })
  private long clockOffsetMillis;

  @Option(
      names = "--phases",
      paramLabel = "NAME",
      defaultValue = "short",
      description = {
        "Length of the phases: oopsla02 (2, 15 and 1 min), middleware03 (5, 30 and 5 min) or short"
            + " (10, 30 and 2 s). Default: ${DEFAULT-VALUE}."
      })
  private String phases;

  @Option(
      names = "--warm-up-seconds",
      paramLabel = "S",
      defaultValue = "",
      description =
          "Length of the warm-up instead of that of --phases. 60-600: at least 60 s, then until"
              + " throughput and median response time are steady, at most 600 s.")
  private String warmUpSeconds;

  @Option(
      names = "--measure-seconds",
      paramLabel = "S",
      defaultValue = "-1",
      description = "Length of the measurement instead of that of --phases.")
  private double measureSeconds;

  @Option(
      names = "--cool-down-seconds",
      paramLabel = "S",
      defaultValue = "-1",
      description = "Length of the cool-down instead of that of --phases.")
  private double coolDownSeconds;

  @Option(
      names = "--log-requests",
      description = {
        "Keep each request in requests.csv, and attempted and acknowledged writes in writes.csv,"
            + " in the output folder. It costs time, so it is off by default."
      })
  private boolean logsRequests;

  boolean logsRequests() {
    return logsRequests;
  }

  long beginAtEpochMillis() {
    return beginAtEpochMillis;
  }

  long clockOffsetMillis() {
    return clockOffsetMillis;
  }

  Arrivals arrivals() {
    Arrivals arrivals = Arrivals.of(mode, String.join("", schedule));
    if (range.isEmpty()) {
      arrivals.checkClients(clients);
    }
    return arrivals;
  }

  ClientRange clients() {
    ClientRange all = range.isEmpty() ? ClientRange.of(clients) : ClientRange.parse(range);
    ClientRange asked = share.isEmpty() ? all : all.with(Share.parse(share));
    if ((asked.first() > 1 || !asked.share().isWhole()) && phases().warmUp().isUntilSteady()) {
      throw new IllegalArgumentException(
          "Processes that share a load would end their warm-ups at different moments: give all of"
              + " them one length, like --warm-up-seconds 60");
    }
    return asked;
  }

  Phases phases() {
    Phases named =
        Phases.named(phases)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "There are no phases '" + phases + "'; --phases takes " + names()));
    Phases asked =
        Phases.of(
            "custom",
            warmUpSeconds.isEmpty() ? named.warmUp() : WarmUp.parse(warmUpSeconds),
            either(measureSeconds, named.measureSeconds()),
            either(coolDownSeconds, named.coolDownSeconds()));
    return sameLengths(asked, named) ? named : asked;
  }

  private static boolean sameLengths(Phases one, Phases other) {
    return one.warmUp().equals(other.warmUp())
        && one.measureSeconds() == other.measureSeconds()
        && one.coolDownSeconds() == other.coolDownSeconds();
  }

  private static double either(double given, double otherwise) {
    return given == AS_NAMED ? otherwise : given;
  }

  private static String names() {
    return Phases.NAMED.stream().map(Phases::name).collect(Collectors.joining(", "));
  }
}
