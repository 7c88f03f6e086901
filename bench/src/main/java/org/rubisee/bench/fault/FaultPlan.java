package org.rubisee.bench.fault;

import static org.rubisee.bench.run.StoredPlan.require;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.fault.peak.PeakSearch;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.fault.site.LocalPlan;
import org.rubisee.bench.fault.site.SiteLoad;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.settings.Text;

/**
 * What is made to fail, and under which load. The fault begins in the second phase of a trial.
 *
 * @param load the sites, and what their clients do
 * @param faults each is made in each site that can have it
 * @param rounds how often
 */
public record FaultPlan(SiteLoad load, List<Fault> faults, int rounds) implements LocalPlan {

  /** The name of this kind of run. */
  public static final String KIND = "faults";

  private static final int MOST_ROUNDS = 1_000;

  /** So many trials with a fault share the control before them. */
  static final int FAULTS_PER_CONTROL = 4;

  /** Data, servers and audit of a trial, about. */
  private static final double SECONDS_TO_START = 25;

  private static final double SECONDS_PER_MINUTE = 60;
  private static final double MILLIS_PER_SECOND = 1000;
  private static final double LEAST_QUIET_SECONDS = 8;
  private static final double DRAWN_SECONDS = 4;

  public FaultPlan {
    faults = List.copyOf(faults);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public Report report(Path folder, Checkout checkout) throws IOException {
    return FaultReport.of(load.title(), folder).report();
  }

  @Override
  public void requireMeasurable() {
    LocalPlan.super.requireMeasurable();
    require(rounds >= 1 && rounds <= MOST_ROUNDS, "rounds must be from 1 to " + MOST_ROUNDS);
    require(!trials().isEmpty(), "none of the sites can have one of the faults");
  }

  @Override
  public FaultUnits units(TestBed bed) {
    return new FaultUnits(
        this,
        bed.folder(),
        new FaultTrial(this, bed)::run,
        new Peaks(bed.folder(), new PeakSearch(bed)::search),
        bed.terminal());
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
      return Text.of("%03d-%s-%s", number, configuration.name(), faultName());
    }
  }

  /** All trials in their order: a control, then some faults in an order that the seed decides. */
  List<Planned> trials() {
    SplittableRandom seeds = new SplittableRandom(load.seed());
    List<Planned> trials = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (SiteConfiguration configuration : load.sites()) {
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
    double end = load.phases().warmUpSeconds() + load.phases().measureSeconds();
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
    return load.phases().warmUpSeconds() + (hasCrowd ? Crowd.secondsBefore() : 0);
  }

  /**
   * When the seconds of a trial that count begin, milliseconds since 1970 like the start of its
   * clients.
   */
  long measuredFromMillis(Planned trial, long clientsStartMillis) {
    return clientsStartMillis + (long) (secondsBefore(trial.hasCrowd()) * MILLIS_PER_SECOND);
  }

  @Override
  public boolean needsLinks() {
    return faults.stream().anyMatch(fault -> fault.kind().isOfLink());
  }

  /** Longest time from the end of the warm-up to the start of a fault, seconds. */
  static double mostQuietSeconds() {
    return LEAST_QUIET_SECONDS + DRAWN_SECONDS;
  }

  /** The trials, one per line, and how long they take. */
  @Override
  public String inWords() {
    List<Planned> trials = trials();
    StringBuilder text = new StringBuilder();
    for (Planned trial : trials) {
      text.append(
          Text.of(
              "  %3d  %-24s %s%n",
              trial.number(), trial.configuration().name(), trial.faultName()));
    }
    double seconds = trials.size() * (load.phases().totalSeconds() + SECONDS_TO_START);
    if (load.needsPeaks()) {
      seconds += load.sites().size() * (PeakSearch.seconds(load.phases()) + SECONDS_TO_START);
    }
    return text.append(
            Text.of(
                "%d trials with %s, about %.0f minutes",
                trials.size(),
                load.needsPeaks()
                    ? "the clients of the peak, which is searched for at each site first"
                    : load.clients() + " clients",
                Math.ceil(seconds / SECONDS_PER_MINUTE)))
        .toString();
  }
}
