package org.rubisee.bench.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.stats.Elasticity;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;

/**
 * The web nodes of a trial in each second of its measured phase.
 *
 * @param configuration the site
 * @param trial the trial
 * @param needed the least number of nodes that sustains the arrivals; empty if no capacity is
 *     stated
 * @param used the nodes that got requests
 */
public record NodesOverTime(
    Configuration configuration,
    Trial trial,
    Map<Integer, Integer> needed,
    Map<Integer, Integer> used) {

  /** Arrivals are averaged over so many seconds: a Poisson process needs no node for each burst. */
  public static final int WINDOW_SECONDS = 5;

  private static final String KNOB = "web-nodes";
  private static final double MILLIS_PER_SECOND = 1000;

  /**
   * The nodes of a trial.
   *
   * @param capacity arrivals per second that a node sustains; 0: not stated
   */
  public static NodesOverTime of(Configuration configuration, Trial trial, double capacity) {
    Map<Integer, Double> arrivals = arrivals(trial);
    Map<Integer, Integer> needed = new TreeMap<>();
    Map<Integer, Integer> used = new TreeMap<>();
    for (int second : arrivals.keySet()) {
      if (capacity > 0) {
        double mean = meanAround(arrivals, second);
        needed.put(second, (int) Math.max(1, Math.ceil(mean / capacity - 1e-9)));
      }
      used.put(second, usedAt(configuration, trial, second + 1));
    }
    return new NodesOverTime(configuration, trial, needed, used);
  }

  /** Arrivals by second, that of its beginning since the trial's start, of the measured phase. */
  private static Map<Integer, Double> arrivals(Trial trial) {
    Map<Integer, Double> arrivals = new TreeMap<>();
    PhaseSpan measured = trial.measured();
    Optional<Integer> last = Optional.empty();
    for (SecondSample sample : trial.seconds()) {
      int second = trial.beginOf(sample);
      int first = last.map(before -> before + 1).orElse(second);
      last = Optional.of(second);
      if (second >= measured.fromSecond() && second + 1 <= measured.toSecond()) {
        double each = sample.counts().arrivals().total() / Math.max(1.0, second - first + 1);
        for (int covered = Math.min(first, second); covered <= second; covered++) {
          arrivals.merge(covered, each, Double::sum);
        }
      }
    }
    return arrivals;
  }

  private static double meanAround(Map<Integer, Double> arrivals, int second) {
    double sum = 0;
    int seconds = 0;
    for (int near = second - WINDOW_SECONDS / 2; near <= second + WINDOW_SECONDS / 2; near++) {
      if (arrivals.containsKey(near)) {
        sum += arrivals.get(near);
        seconds++;
      }
    }
    return sum / seconds;
  }

  /** Those at the end of a second; without changes as many as there are. */
  private static int usedAt(Configuration configuration, Trial trial, double second) {
    double within =
        second
            + trial.startedAt().getEpochSecond()
            - trial.startedAt().toEpochMilli() / MILLIS_PER_SECOND;
    return changes(trial, ControlChange.WEB_NODES).stream()
        .filter(change -> change.atSeconds() <= within)
        .reduce((earlier, later) -> later)
        .map(change -> (int) change.value())
        .orElseGet(() -> always(configuration));
  }

  private static int always(Configuration configuration) {
    return configuration.webNodesInUse() > 0
        ? configuration.webNodesInUse()
        : Integer.parseInt(configuration.knobs().getOrDefault(KNOB, "1"));
  }

  private static List<ControlChange> changes(Trial trial, String actuator) {
    return trial.changes().stream().filter(change -> change.actuator().equals(actuator)).toList();
  }

  /** SPEC's metrics; empty if no capacity is stated. */
  public Optional<Elasticity> elasticity() {
    return needed.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Elasticity.of(
                needed.values().stream().mapToInt(Integer::intValue).toArray(),
                used.values().stream().mapToInt(Integer::intValue).toArray()));
  }

  /** The nodes in use over a whole trial in which they change: when, and how many. */
  public static Map<Double, Integer> inUse(Trial trial) {
    return untilTheEnd(trial, changes(trial, ControlChange.WEB_NODES));
  }

  /**
   * The nodes that were asked for over a whole trial; empty if that was not kept. They are in use
   * later if a server has to start.
   */
  public static Map<Double, Integer> asked(Trial trial) {
    List<ControlChange> asked = changes(trial, ControlChange.WEB_NODES_ASKED);
    return asked.isEmpty()
        ? Map.of()
        : untilTheEnd(
            trial,
            Stream.concat(changes(trial, ControlChange.WEB_NODES).stream().limit(1), asked.stream())
                .toList());
  }

  private static Map<Double, Integer> untilTheEnd(Trial trial, List<ControlChange> changes) {
    Map<Double, Integer> values = new TreeMap<>();
    changes.forEach(change -> values.put(change.atSeconds(), (int) change.value()));
    trial.phases().stream()
        .mapToDouble(phase -> phase.toSecond())
        .max()
        .ifPresent(
            end ->
                values.values().stream()
                    .reduce((earlier, later) -> later)
                    .ifPresent(last -> values.putIfAbsent(end, last)));
    return values;
  }

  /** The points of a curve that keeps each value until the next. */
  public static List<LinePlot.Point> steps(Map<? extends Number, Integer> values) {
    List<LinePlot.Point> points = new ArrayList<>();
    int held = 0;
    double last = 0;
    for (Map.Entry<? extends Number, Integer> value : values.entrySet()) {
      last = value.getKey().doubleValue();
      if (points.isEmpty() || value.getValue() != held) {
        if (!points.isEmpty()) {
          points.add(LinePlot.Point.of(last, held));
        }
        held = value.getValue();
        points.add(LinePlot.Point.of(last, held));
      }
    }
    if (!points.isEmpty()) {
      points.add(LinePlot.Point.of(last, held));
    }
    return points;
  }
}
