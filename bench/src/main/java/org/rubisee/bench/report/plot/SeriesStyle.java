package org.rubisee.bench.report.plot;

import java.util.Optional;

/**
 * How a curve is drawn, and its entry in the legend.
 *
 * @param css classes of the style sheet, with spaces between
 * @param mark the shape of its points, which the legend shows; empty: discs, and a square in the
 *     legend
 */
public record SeriesStyle(String css, Optional<Mark> mark) {

  /** A style of the style sheet. */
  public static SeriesStyle of(String css) {
    return new SeriesStyle(css, Optional.empty());
  }

  /** The same with a further class. */
  public SeriesStyle with(String more) {
    return new SeriesStyle(css + " " + more, mark);
  }
}
