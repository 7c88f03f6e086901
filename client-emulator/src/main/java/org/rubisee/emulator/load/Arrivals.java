package org.rubisee.emulator.load;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.LoadSpec;

/**
 * What brings customers to the site, and how many over time.
 *
 * @param mode what makes a customer send the next request
 * @param schedule clients of a closed loop, sessions per second of a partly open one, interactions
 *     per second of an open one. Its second 0 is the begin of the measured phase; before, the load
 *     of second 0 applies. Empty: all clients of a closed loop, all the time
 */
public record Arrivals(ArrivalMode mode, Optional<LoadSchedule> schedule) {

  /** A closed loop whose clients are always there. */
  public static final Arrivals CLOSED = new Arrivals(ArrivalMode.CLOSED, Optional.empty());

  /**
   * Interactions after which a session that began at the first page makes requests as the mix says.
   */
  private static final int INTERACTIONS_TO_MIX = 10;

  /**
   * Checks that there is a rate.
   *
   * @throws IllegalArgumentException if it is missing
   */
  public Arrivals {
    if (mode != ArrivalMode.CLOSED && schedule.isEmpty()) {
      throw new IllegalArgumentException(
          "--arrivals " + mode + " needs --schedule, for example --schedule constant:5.");
    }
  }

  /**
   * Reads what a user typed.
   *
   * @param schedule see {@link LoadSchedule#parse}; empty: none
   * @throws IllegalArgumentException if it cannot be followed; the message says why
   */
  public static Arrivals of(ArrivalMode mode, String schedule) {
    return new Arrivals(
        mode, schedule.isEmpty() ? Optional.empty() : Optional.of(LoadSchedule.parse(schedule)));
  }

  /**
   * What a specification says.
   *
   * @throws IllegalArgumentException if it cannot be followed; the message says why
   */
  public static Arrivals of(LoadSpec.ArrivalSpec spec) {
    return of(spec.mode(), spec.schedule());
  }

  /** The same in the words of plans and results, for a measured phase of this length. */
  public LoadSpec.ArrivalSpec toSpec(double measureSeconds) {
    return new LoadSpec.ArrivalSpec(
        mode,
        schedule.map(LoadSchedule::toString).orElse(""),
        schedule.stream()
            .flatMap(known -> known.parts().stream())
            .filter(part -> part.fromSecond() < measureSeconds)
            .map(part -> part.within(measureSeconds))
            .toList());
  }

  /** Whether this is a closed loop whose clients are always there. */
  public boolean isPlain() {
    return mode == ArrivalMode.CLOSED && schedule.isEmpty();
  }

  /** The options of the command line that say the same; none for {@link #CLOSED}. */
  public Map<String, String> asMap() {
    Map<String, String> options = new LinkedHashMap<>();
    if (!isPlain()) {
      options.put("arrivals", mode.label());
      schedule.ifPresent(present -> options.put("schedule", present.toString()));
    }
    return options;
  }

  /**
   * Checks that clients can follow this.
   *
   * @throws IllegalArgumentException if they cannot; the message says why
   */
  public void checkWith(Workload workload, Phases phases, ClientRange clients) {
    if (schedule.isPresent() && !schedule.get().isConstant() && phases.warmUp().isUntilSteady()) {
      throw new IllegalArgumentException(
          "A schedule begins with the measured phase, so the warm-up needs a fixed length, like"
              + " 60 in place of "
              + phases.warmUp()
              + ".");
    }
    if (mode != ArrivalMode.CLOSED && clients.first() > 1) {
      throw new IllegalArgumentException(
          "Arrivals are shared by --clients and --share, like --clients 2000 --share 1/4, not by"
              + " --client-range.");
    }
    if (mode == ArrivalMode.OPEN && !workload.mix().isOfOperations()) {
      checkMixIsReached(phases, clients);
    }
  }

  private void checkMixIsReached(Phases phases, ClientRange clients) {
    double seconds = phases.warmUp().leastSeconds();
    double arrivals = schedule.orElseThrow().at(0) * seconds;
    if (arrivals < (double) INTERACTIONS_TO_MIX * clients.last()) {
      throw new IllegalArgumentException(
          String.format(
                  Locale.ROOT,
                  "All sessions begin at the first page, so the warm-up needs %d arrivals per client; it has %.0f for",
                  INTERACTIONS_TO_MIX,
                  arrivals)
              + String.format(
                  Locale.ROOT,
                  " %d clients. Use a longer warm-up, fewer clients or a higher rate at second 0.",
                  clients.last()));
    }
  }

  /**
   * Checks that a closed loop has the clients of its schedule.
   *
   * @param clients all clients of the run
   * @throws IllegalArgumentException if it has not
   */
  public void checkClients(int clients) {
    if (mode == ArrivalMode.CLOSED
        && schedule.isPresent()
        && Math.round(schedule.get().max()) > clients) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "The schedule has up to %d clients: --clients must be at least that, not %d.",
              Math.round(schedule.get().max()),
              clients));
    }
  }
}
