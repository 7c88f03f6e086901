package org.rubisee.emulator.matrix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.application.Interaction;
import org.rubisee.application.Mix;
import org.rubisee.measurement.load.MatrixSet;

/**
 * The share of each interaction among all page requests in the long run, when every step is
 * feasible: the exact counterpart of a simulation.
 *
 * <p>Going back makes the next interaction depend on the pages remembered, so the Markov chain's
 * states are ways (the interaction and what is remembered), found by exploring from the first
 * interaction. Ways longer than {@value #LONGEST_WAY} pages are cut, which concerns fewer than one
 * request in a million.
 */
public final class StationaryShares {

  private static final int LONGEST_WAY = 14;
  private static final int MOST_ROUNDS = 20_000;
  private static final double PRECISION = 1e-12;

  /** The interaction that sessions begin with. */
  private static final int FIRST = 0;

  private record Way(List<Integer> states) {
    int current() {
      return states.get(states.size() - 1);
    }
  }

  private record Arc(int to, double probability) {}

  private final TransitionTable table;
  private final Map<Way, Integer> numbers = new HashMap<>();
  private final List<Way> ways = new ArrayList<>();
  private final List<List<Arc>> arcs = new ArrayList<>();

  private StationaryShares(TransitionTable table, double endOfSessionPerStep) {
    this.table = table;
    number(new Way(List.of(FIRST)));
    for (int way = 0; way < ways.size(); way++) {
      arcs.add(arcsFrom(ways.get(way), endOfSessionPerStep));
    }
  }

  /**
   * Shares of a built-in mix.
   *
   * @param endOfSessionPerStep probability that a session's time is up before the next step; only
   *     {@link MatrixSet#RUBIS_EE} ends sessions by time. Sessions that end at the first page
   *     change no share: that page is asked for in any case
   * @return shares that sum to 1; every interaction is a key
   */
  public static Map<Interaction, Double> of(MatrixSet set, Mix mix, double endOfSessionPerStep) {
    if (set == MatrixSet.OPERATIONS) {
      return OperationMix.of(mix).shares();
    }
    Map<Interaction, Double> shares = new TreeMap<>();
    boolean endsByTime = set != MatrixSet.LEGACY && !mix.application().sessions().endsAtFirstPage();
    double[] exact = of(TransitionTable.builtIn(set, mix), endsByTime ? endOfSessionPerStep : 0);
    for (Interaction interaction : mix.application().interactions()) {
      shares.put(interaction, exact[interaction.index()]);
    }
    return shares;
  }

  static double[] of(TransitionTable table, double endOfSessionPerStep) {
    return new StationaryShares(table, endOfSessionPerStep).shares();
  }

  private List<Arc> arcsFrom(Way way, double end) {
    List<Arc> from = new ArrayList<>();
    int current = way.current();
    double home = end;
    for (int step = 0; step < table.stepCount(); step++) {
      double probability = (1 - end) * table.effective(current, step);
      if (probability > 0 && step == table.endOfSession()) {
        home += probability;
      } else if (probability > 0) {
        from.add(new Arc(number(after(way, step)), probability));
      }
    }
    from.add(new Arc(0, home));
    return from;
  }

  private Way after(Way way, int step) {
    List<Integer> states = way.states();
    if (step == table.back()) {
      return states.size() == 1 ? way : new Way(states.subList(0, states.size() - 1));
    }
    if (!table.remembersWayTo(step)) {
      return new Way(List.of(step));
    }
    List<Integer> longer = new ArrayList<>(states);
    longer.add(step);
    return longer.size() > LONGEST_WAY ? way : new Way(List.copyOf(longer));
  }

  private int number(Way way) {
    return numbers.computeIfAbsent(
        way,
        unseen -> {
          ways.add(unseen);
          return ways.size() - 1;
        });
  }

  private double[] shares() {
    double[] now = new double[ways.size()];
    now[0] = 1;
    double change = 1;
    for (int round = 0; round < MOST_ROUNDS && change > PRECISION; round++) {
      double[] next = new double[now.length];
      for (int way = 0; way < now.length; way++) {
        for (Arc arc : arcs.get(way)) {
          next[arc.to()] += now[way] * arc.probability();
        }
      }
      change = distance(now, next);
      now = next;
    }
    return byInteraction(now);
  }

  private double[] byInteraction(double[] byWay) {
    double[] shares = new double[table.states()];
    for (int way = 0; way < byWay.length; way++) {
      shares[ways.get(way).current()] += byWay[way];
    }
    double sum = Arrays.stream(shares).sum();
    return Arrays.stream(shares).map(share -> share / sum).toArray();
  }

  private static double distance(double[] one, double[] other) {
    double distance = 0;
    for (int i = 0; i < one.length; i++) {
      distance += Math.abs(one[i] - other[i]);
    }
    return distance;
  }
}
