package org.rubisee.bench.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Line;
import org.rubisee.settings.Text;

/** Says of each series of a soak whether it grows, and of the requests whether they fail. */
final class SoakJudge {

  /** The part of the measured time that is judged, at its end. */
  static final double JUDGED_SHARE = 0.5;

  private static final double SECONDS_PER_HOUR = 3600;

  private final SoakSamples samples;
  private final double from;
  private final double to;

  /**
   * A judge.
   *
   * @param samples of the soak, x in seconds
   * @param from begin of the measured time, seconds
   * @param to its end
   */
  SoakJudge(SoakSamples samples, double from, double to) {
    this.samples = samples;
    this.from = to - JUDGED_SHARE * (to - from);
    this.to = to;
  }

  /** Begin of the time that is judged, seconds. */
  double from() {
    return from;
  }

  /**
   * All figures.
   *
   * @param jvms the tiers that are JVMs; the database is there, too
   */
  List<SoakFigure> figures(Set<Tier> jvms, double failedShare, double refusedShare) {
    List<SoakFigure> figures = new ArrayList<>();
    List<Tier> tiers = new ArrayList<>(jvms);
    tiers.add(Tier.DB);
    for (Tier tier : tiers) {
      for (SoakSeries series : List.of(SoakSeries.MEMORY, SoakSeries.THREADS, SoakSeries.SOCKETS)) {
        figures.add(ofTier(tier, series));
      }
      figures.add(ofTier(tier, tier == Tier.DB ? SoakSeries.CONNECTIONS : SoakSeries.HEAP));
    }
    figures.add(figure(SoakSeries.MEAN.label(), SoakSeries.MEAN.title(), SoakSeries.MEAN));
    figures.add(figure(SoakSeries.P95.label(), SoakSeries.P95.title(), SoakSeries.P95));
    figures.add(share("failed-share", "failed requests", failedShare, Gates.FAILURES_LIMIT));
    figures.add(share("refused-share", "refused requests", refusedShare, Gates.REFUSALS_LIMIT));
    return List.copyOf(figures);
  }

  private SoakFigure ofTier(Tier tier, SoakSeries series) {
    return figure(series.in(tier), tier.label() + ": " + series.title(), series);
  }

  private SoakFigure figure(String name, String title, SoakSeries series) {
    List<Line.Point> judged =
        samples.of(name).stream()
            .filter(one -> one.x() >= from && one.x() < to)
            .map(one -> new Line.Point(one.x() / SECONDS_PER_HOUR, one.y()))
            .toList();
    double mean = judged.stream().mapToDouble(Line.Point::y).average().orElse(Double.NaN);
    Growth growth = Growth.of(judged, from / SECONDS_PER_HOUR, to / SECONDS_PER_HOUR);
    Growth.State state = growth.against(series.limitPerHour(mean));
    return new SoakFigure(
        name,
        title,
        series.unit(),
        mean,
        growth.perHour().mean(),
        growth.perHour().halfWidth(),
        series.limitInWords(),
        state.words(),
        state.isWell());
  }

  private static SoakFigure share(String name, String title, double value, double limit) {
    return new SoakFigure(
        name,
        title,
        "",
        value,
        0,
        0,
        Text.of("under %s %%", 100 * limit),
        value < limit ? "holds" : "fails",
        value < limit);
  }
}
