package org.rubisee.bench.report.plot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Fewer points for a curve second by second: a plot is no wider for a longer trial. */
public enum Thinning {
  /** Neighbours become their mean: for rates and levels. */
  MEAN {
    @Override
    LinePlot.Point one(List<LinePlot.Point> neighbours) {
      return LinePlot.Point.of(
          neighbours.stream().mapToDouble(LinePlot.Point::x).average().orElse(0),
          neighbours.stream().mapToDouble(LinePlot.Point::y).average().orElse(0));
    }
  },
  /** The highest stands for its neighbours: for percentiles, of which there is no mean. */
  WORST {
    @Override
    LinePlot.Point one(List<LinePlot.Point> neighbours) {
      return neighbours.stream().max(Comparator.comparingDouble(LinePlot.Point::y)).orElseThrow();
    }
  };

  /** No curve keeps more points than these. */
  static final int MOST = 180;

  /** As many points as a plot can show, all if they are few. */
  public List<LinePlot.Point> of(List<LinePlot.Point> points) {
    int together = (points.size() + MOST - 1) / MOST;
    if (together < 2) {
      return points;
    }
    List<LinePlot.Point> thinned = new ArrayList<>();
    for (int from = 0; from < points.size(); from += together) {
      thinned.add(one(points.subList(from, Math.min(points.size(), from + together))));
    }
    return thinned;
  }

  abstract LinePlot.Point one(List<LinePlot.Point> neighbours);
}
