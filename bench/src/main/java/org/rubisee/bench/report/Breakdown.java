package org.rubisee.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What CPU time is spent for, as stacked bars: one bar per tier of an implementation.
 *
 * @param categories what the parts of a bar stand for, in order
 * @param bars the bars, from top
 */
public record Breakdown(List<Category> categories, List<Bar> bars) {

  private static final double PERCENT = 100;

  /**
   * A kind of cost.
   *
   * @param label the name in files and styles, for example {@code tcp-ip}
   * @param title the name for people
   */
  public record Category(String label, String title) {}

  /**
   * A bar.
   *
   * @param name what it stands for
   * @param shares one per category, from 0 to 1
   */
  public record Bar(String name, List<Double> shares) {}

  /** Writes the drawing, an SVG that stands for itself, over an older one. */
  public void writeSvg(Path file) throws IOException {
    BarPlot plot =
        new BarPlot(
            "Where the CPU time goes",
            "% of the tier's CPU samples",
            categories.stream()
                .map(category -> new Legend.Entry(category.title(), "cost-" + category.label()))
                .toList(),
            bars.stream().map(Breakdown::drawn).toList());
    Files.writeString(file, new StandaloneSvg().of(plot.figure("breakdown", "")));
  }

  private static BarPlot.Bar drawn(Bar bar) {
    return new BarPlot.Bar(
        bar.name(), bar.shares().stream().mapToDouble(share -> PERCENT * share).toArray(), false);
  }
}
