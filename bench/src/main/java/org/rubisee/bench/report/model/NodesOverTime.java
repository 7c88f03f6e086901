package org.rubisee.bench.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.NodeChange;
import org.rubisee.bench.results.Trial;

/** The web nodes of a trial in which they change. */
public final class NodesOverTime {

  private NodesOverTime() {}

  private static List<NodeChange> changes(Trial trial, String event) {
    return trial.nodeChanges().stream().filter(change -> change.event().equals(event)).toList();
  }

  /** The nodes in use over a whole trial in which they change: when, and how many. */
  public static Map<Double, Integer> inUse(Trial trial) {
    return untilTheEnd(trial, changes(trial, NodeChange.IN_USE));
  }

  /**
   * The nodes that were asked for over a whole trial; empty if that was not kept. They are in use
   * later if a server has to start.
   */
  public static Map<Double, Integer> asked(Trial trial) {
    List<NodeChange> asked = changes(trial, NodeChange.ASKED);
    return asked.isEmpty()
        ? Map.of()
        : untilTheEnd(
            trial,
            Stream.concat(changes(trial, NodeChange.IN_USE).stream().limit(1), asked.stream())
                .toList());
  }

  private static Map<Double, Integer> untilTheEnd(Trial trial, List<NodeChange> changes) {
    Map<Double, Integer> values = new TreeMap<>();
    changes.forEach(change -> values.put(change.atSeconds(), change.nodes()));
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
  public static List<LinePlot.Point> steps(Map<Double, Integer> values) {
    List<LinePlot.Point> points = new ArrayList<>();
    int held = 0;
    double last = 0;
    for (Map.Entry<Double, Integer> value : values.entrySet()) {
      last = value.getKey();
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
