package org.rubisee.bench.results.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.application.Applications;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/**
 * Numbers of clients who think before each interaction: the points of a curve. The servers stay
 * warm between them.
 *
 * @param clients the points, ascending; of a search, those of all sites and mixes that are found
 *     already; empty without a search: the run has no curve
 * @param load what the clients do. The warm-up of its phases is the part of a block that does not
 *     count: the queue of a saturated point takes about a response time and a think time to build
 *     up
 * @param searchLimit the most clients of a search for the peak of each site in each mix, whose
 *     steps are its points; 0: the points are given
 * @param searched what searches found
 */
public record CurvePlan(
    List<Integer> clients, LoadSpec load, int searchLimit, List<SearchedCurve> searched) {

  /** That of a run without a curve, whose clients have the papers' times otherwise. */
  public static final CurvePlan NONE = of(List.of(), Pace.PAPER);

  private static final double SETTLING_SECONDS = 15;
  private static final double SECONDS = 30;

  /** Points of a curve whose peak was not searched for yet, about. */
  private static final int USUAL_POINTS = 12;

  /** Steps of a search, about. */
  private static final int USUAL_STEPS = 8;

  /** Sorts the points. */
  public CurvePlan {
    searched = List.copyOf(searched);
    clients =
        Stream.concat(clients.stream(), searched.stream().flatMap(own -> own.clients().stream()))
            .sorted()
            .distinct()
            .toList();
    if (!clients.isEmpty() || searchLimit > 0) {
      if (!clients.isEmpty() && clients.get(0) < 1) {
        throw new IllegalArgumentException(
            "A point of a curve has at least 1 client, not " + clients.get(0));
      }
      if (!(load.pace().thinkSeconds() > 0)) {
        throw new IllegalArgumentException(
            "The clients of a curve think longer than 0 s, not "
                + load.pace().thinkSeconds()
                + " s");
      }
    }
  }

  /** A curve at these numbers of clients, with blocks of the usual length. */
  public static CurvePlan of(List<Integer> clients, Pace pace) {
    return new CurvePlan(clients, load(pace), 0, List.of());
  }

  /**
   * A curve whose points are searched for, up to so many clients, with blocks of the usual length.
   */
  public static CurvePlan searching(int searchLimit, Pace pace) {
    return new CurvePlan(List.of(), load(pace), searchLimit, List.of());
  }

  private static LoadSpec load(Pace pace) {
    return new LoadSpec(
            Applications.standard().name(),
            new Phases("block", SETTLING_SECONDS, SECONDS, 0),
            MatrixSet.RUBIS_EE,
            ImageLoading.CACHED)
        .with(pace);
  }

  /** The same with the customers of an application. */
  public CurvePlan at(String application) {
    return new CurvePlan(clients, load.at(application), searchLimit, searched);
  }

  /** The same with what a search found. */
  public CurvePlan with(SearchedCurve found) {
    List<SearchedCurve> all = new ArrayList<>(searched);
    all.removeIf(known -> known.isOf(found.site(), found.mix()));
    all.add(found);
    return new CurvePlan(List.of(), load, searchLimit, all);
  }

  /** Whether the run has a curve, whose points may still be unknown. */
  public boolean exists() {
    return hasSearch() || !clients.isEmpty();
  }

  /** Whether the points are those of a search. */
  public boolean hasSearch() {
    return searchLimit > 0;
  }

  /** What the search found for a site in a mix; empty if it was not searched for, or not yet. */
  public Optional<SearchedCurve> found(String site, String mix) {
    return searched.stream().filter(own -> own.isOf(site, mix)).findFirst();
  }

  /** The points of a site in a mix; empty while they are searched for. */
  public List<Integer> clients(String site, String mix) {
    return hasSearch() ? found(site, mix).map(SearchedCurve::clients).orElse(List.of()) : clients;
  }

  /** How many points a site has in a mix; about, if they are searched for. */
  public int points(String site, String mix) {
    int known = clients(site, mix).size();
    return known == 0 && hasSearch() ? USUAL_POINTS : known;
  }

  /** How many steps of a search a site still has in a mix, about. */
  public int steps(String site, String mix) {
    return hasSearch() && found(site, mix).isEmpty() ? USUAL_STEPS : 0;
  }

  /** The clients of the last point of a site in a mix; 0 if it has none. */
  public int mostClients(String site, String mix) {
    return clients(site, mix).stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** How long the clients of a block are active, without the wait for the last answers. */
  public double secondsPerBlock() {
    return load.phases().totalSeconds();
  }
}
