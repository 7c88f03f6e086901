package org.rubisee.bench.report.plot;

import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.TierBreakdown;

/** What CPU time is spent on, as stacked bars: one bar per tier of a configuration. */
public final class Breakdown {

  private static final double PERCENT = 100;

  /**
   * A bar.
   *
   * @param name what it stands for
   * @param samples what the tier's CPU time was spent on
   * @param cpuMillis CPU time of the tier per interaction
   */
  public record Bar(String name, TierBreakdown samples, double cpuMillis) {

    private BarPlot.Bar drawn(double length) {
      return new BarPlot.Bar(
          name,
          Stream.of(BreakdownCategory.values())
              .mapToDouble(category -> length * samples.share(category))
              .toArray(),
          false);
    }
  }

  private static final List<Legend.Entry> CATEGORIES =
      Stream.of(BreakdownCategory.values())
          .map(category -> new Legend.Entry(category.title(), "category-" + category.label()))
          .toList();

  private Breakdown() {}

  /** Each bar is all of its tier's CPU time. */
  public static BarPlot ofShares(String title, List<Bar> bars) {
    return new BarPlot(
        title,
        "% of the tier's CPU samples",
        CATEGORIES,
        bars.stream().map(bar -> bar.drawn(PERCENT)).toList());
  }

  /** Each bar is as long as the CPU time that its tier needs for an interaction. */
  public static BarPlot ofCosts(String title, List<Bar> bars) {
    return new BarPlot(
        title,
        "CPU milliseconds per interaction",
        CATEGORIES,
        bars.stream().map(bar -> bar.drawn(bar.cpuMillis())).toList());
  }
}
