package org.rubisee.bench.fault;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import org.rubisee.bench.fault.peak.PeakSearch;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.Topology;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.LoadSpec;

/**
 * What is made to fail, and under which load.
 *
 * @param title of the report
 * @param configurations the sites
 * @param faults each is made in each site that can have it
 * @param rounds how often
 * @param clients how many clients; empty: those of the peak of each site, which is searched for
 * @param workload what they do; its seed also decides order and moments of the faults
 * @param phases how long a trial lasts; the fault begins in the second phase
 */
public record FaultPlan(
    String title,
    List<SiteConfiguration> configurations,
    List<Fault> faults,
    int rounds,
    OptionalInt clients,
    Workload workload,
    Phases phases) {

  /** So many trials with a fault share the control before them. */
  static final int FAULTS_PER_CONTROL = 4;

  /** Data, servers and audit of a trial, about. */
  private static final double SECONDS_TO_START = 25;

  private static final double SECONDS_PER_MINUTE = 60;
  private static final double MILLIS_PER_SECOND = 1000;
  private static final double LEAST_QUIET_SECONDS = 8;
  private static final double DRAWN_SECONDS = 4;

  /** Copies the lists. */
  public FaultPlan {
    configurations = List.copyOf(configurations);
    faults = List.copyOf(faults);
  }

  /**
   * A trial to be run.
   *
   * @param number from 1
   * @param configuration the site
   * @param fault what fails; empty: a control
   * @param startSeconds when it begins for the first time, seconds after the start of the clients
   * @param control number of the control that it is compared with; its own for a control, and for a
   *     crowd, which is compared with the seconds before and after it
   */
  record Planned(
      int number,
      SiteConfiguration configuration,
      Optional<Fault> fault,
      double startSeconds,
      int control)
      implements Unit {

    @Override
    public String name() {
      return folder();
    }

    /** What is the matter in it. */
    String faultName() {
      return fault.map(Fault::name).orElse(Fault.CONTROL);
    }

    /** Whether it is compared with no other trial. */
    boolean isOwnControl() {
      return control == number;
    }

    /** Whether further clients come, several times. */
    boolean hasCrowd() {
      return fault.map(Fault::kind).filter(FaultKind::isOfLoad).isPresent();
    }

    @Override
    public boolean fillsTheDisk() {
      return fault.map(Fault::kind).filter(kind -> kind == FaultKind.DISK_FULL).isPresent();
    }

    /** Its folder among the trials. */
    String folder() {
      return "%03d-%s-%s".formatted(number, configuration.name(), faultName());
    }
  }

  /** All trials in their order: a control, then some faults in an order that the seed decides. */
  List<Planned> trials() {
    SplittableRandom seeds = new SplittableRandom(workload.seed());
    List<Planned> trials = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (SiteConfiguration configuration : configurations) {
        List<Fault> order = new ArrayList<>(possible(configuration));
        Collections.shuffle(order, new Random(seeds.nextLong()));
        int control = 0;
        int compared = 0;
        for (Fault fault : order) {
          boolean isOfLoad = fault.kind().isOfLoad();
          if (!isOfLoad && compared++ % FAULTS_PER_CONTROL == 0) {
            control = trials.size() + 1;
            trials.add(new Planned(control, configuration, Optional.empty(), 0, control));
          }
          int number = trials.size() + 1;
          trials.add(
              new Planned(
                  number,
                  configuration,
                  Optional.of(fault),
                  startSeconds(isOfLoad, seeds),
                  isOfLoad ? number : control));
        }
      }
    }
    return List.copyOf(trials);
  }

  private double startSeconds(boolean hasCrowd, SplittableRandom random) {
    return secondsBefore(hasCrowd) + LEAST_QUIET_SECONDS + DRAWN_SECONDS * random.nextDouble();
  }

  /** When the fault of a trial begins, each time: seconds after the start of the clients. */
  List<Double> startsSeconds(Planned trial) {
    if (!trial.hasCrowd()) {
      return trial.fault().isEmpty() ? List.of() : List.of(trial.startSeconds());
    }
    double end = phases.warmUpSeconds() + phases.measureSeconds();
    return Crowd.starts(trial.startSeconds(), end).boxed().toList();
  }

  private List<Fault> possible(SiteConfiguration configuration) {
    boolean hasApp =
        configuration.implementation().hasAppTier() && !configuration.knobs().isCoLocated();
    boolean hasNodes = hasApp && configuration.knobs().appNodes() > 1;
    return faults.stream()
        .filter(fault -> hasApp || !fault.needsAppTier())
        .filter(fault -> hasNodes || !fault.needsNodes())
        .toList();
  }

  /** What comes before the seconds that count: the warm-up, and the practice of a crowd. */
  private double secondsBefore(boolean hasCrowd) {
    return phases.warmUpSeconds() + (hasCrowd ? Crowd.secondsBefore() : 0);
  }

  /**
   * When the seconds of a trial that count begin, milliseconds since 1970 like the start of its
   * clients.
   */
  long measuredFromMillis(Planned trial, long clientsStartMillis) {
    return clientsStartMillis + (long) (secondsBefore(trial.hasCrowd()) * MILLIS_PER_SECOND);
  }

  /** Whether the tiers talk over links that can be made to fail. */
  boolean needsLinks() {
    return faults.stream().anyMatch(fault -> fault.kind().isOfLink());
  }

  /** Longest time from the end of the warm-up to the start of a fault, seconds. */
  static double mostQuietSeconds() {
    return LEAST_QUIET_SECONDS + DRAWN_SECONDS;
  }

  /** The same in the words of results. */
  RunPlan toRunPlan(String command) {
    return new RunPlan(
        command,
        configurations.stream().map(SiteConfiguration::toResult).toList(),
        List.of(workload.mix().label()),
        clients.stream().boxed().toList(),
        rounds,
        new LoadSpec(phases, workload.matrices(), workload.images()).with(workload.pace()),
        false,
        Topology.LOCAL,
        workload.seed(),
        false,
        title,
        List.of());
  }

  /** The trials in words, one per line, and how long they take. */
  public String inWords() {
    List<Planned> trials = trials();
    StringBuilder text = new StringBuilder();
    for (Planned trial : trials) {
      text.append(
          "  %3d  %-24s %s%n"
              .formatted(trial.number(), trial.configuration().name(), trial.faultName()));
    }
    double seconds = trials.size() * (phases.totalSeconds() + SECONDS_TO_START);
    if (clients.isEmpty()) {
      seconds += configurations.size() * (PeakSearch.seconds(phases) + SECONDS_TO_START);
    }
    return text.append(
            "%d trials with %s, about %.0f minutes"
                .formatted(
                    trials.size(),
                    clients.isPresent()
                        ? clients.getAsInt() + " clients"
                        : "the clients of the peak, which is searched for at each site first",
                    Math.ceil(seconds / SECONDS_PER_MINUTE)))
        .toString();
  }
}
