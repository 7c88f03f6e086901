package org.rubisee.bench.soak;

import org.rubisee.settings.Text;

/**
 * A figure of a soak with its verdict.
 *
 * @param name for programs
 * @param title for people
 * @param unit of the values; empty for a count or a share
 * @param level mean of the series in the time that is judged; a share itself
 * @param perHour its growth per hour; 0 for a share
 * @param halfWidth half of the 99.9 % confidence interval of the growth
 * @param limit what is allowed, in words
 * @param verdict in words
 * @param isWell whether the soak may pass with it
 */
record SoakFigure(
    String name,
    String title,
    String unit,
    double level,
    double perHour,
    double halfWidth,
    String limit,
    String verdict,
    boolean isWell) {

  /** Whether it is a growth. */
  boolean isGrowth() {
    return halfWidth != 0 || perHour != 0 || !name.endsWith("share");
  }

  /** Its growth as a share of what is allowed; NaN if it is no growth. */
  double shareOfLimit() {
    return SoakSeries.named(name)
        .map(series -> perHour / series.limitPerHour(level))
        .orElse(Double.NaN);
  }

  /** The level with its unit. */
  String levelInWords() {
    return isGrowth() ? Text.of("%.1f %s", level, unit).strip() : Text.of("%.3f %%", 100 * level);
  }

  /** The growth per hour with its interval. */
  String growthInWords() {
    return isGrowth() && isMeasured()
        ? Text.of("%+.2f ± %.2f %s", perHour, halfWidth, unit).strip()
        : "–";
  }

  private boolean isMeasured() {
    return Double.isFinite(perHour);
  }

  /** What is wrong with it, in words. */
  String complaint() {
    if (!isMeasured()) {
      return Text.of("%s: %s", title, verdict);
    }
    return isGrowth()
        ? Text.of("%s: %s per hour, more than %s (%s)", title, growthInWords(), limit, verdict)
        : Text.of("%s: %s, not %s", title, levelInWords(), limit);
  }
}
