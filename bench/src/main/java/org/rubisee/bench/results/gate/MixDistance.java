package org.rubisee.bench.results.gate;

import org.rubisee.application.Interaction;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.settings.Text;

/**
 * How far the requests of a site in a cell lie from the long-run shares of its mix. Sites whose
 * mixes differ do different work, so their costs cannot be compared.
 *
 * <p>The distance is the total variation: the share of requests that would have to be others.
 * Chance is allowed for as in independent draws, with twice their variance, since sessions
 * correlate.
 *
 * @param distance total variation distance, from 0 to 1
 * @param chance what chance alone may give of it
 * @param writes share of writes less the share in the long run
 * @param writesChance what chance alone may give of that, in either direction
 * @param redrawnShare steps that were drawn again for a missing link, over requests
 */
public record MixDistance(
    double distance, double chance, double writes, double writesChance, double redrawnShare) {
  /** The largest distance beside chance. */
  public static final double LIMIT = 0.05;

  /** The largest difference of the share of writes beside chance: a percentage point. */
  public static final double WRITES_LIMIT = WriteAudit.TOLERANCE;

  /** The largest share of redrawn steps without a warning. */
  public static final double REDRAWN_LIMIT = 0.05;

  private static final double VARIANCE_OF_SESSIONS = 2;
  private static final double STANDARD_ERRORS = 3;

  /** Measures counts whose long-run shares are known. */
  public static MixDistance of(MixCounts counts) {
    double total = Math.max(1, counts.total());
    double distance =
        counts
            .interactions()
            .mapToDouble(each -> Math.abs(counts.share(each) - longRun(counts, each)))
            .sum();
    double expected =
        counts
            .interactions()
            .mapToDouble(each -> meanDeviation(longRun(counts, each), total))
            .sum();
    double writes = counts.longRunWriteShare();
    return new MixDistance(
        distance / 2,
        expected / 2,
        counts.writeShare() - writes,
        STANDARD_ERRORS * standardError(writes, total),
        counts.redrawn() / total);
  }

  /** Whether the counts are too few to show the limits: chance alone reaches them. */
  public boolean isTooShort() {
    return chance > LIMIT || writesChance > 2 * WRITES_LIMIT;
  }

  /** Fails a mix that differs by more than the limits and chance. */
  public Level level() {
    if (distance > LIMIT + chance || Math.abs(writes) > WRITES_LIMIT + writesChance) {
      return Level.FAIL;
    }
    return isTooShort() || redrawnShare > REDRAWN_LIMIT ? Level.WARN : Level.PASS;
  }

  /** The figures in words. */
  public String measured() {
    return Text.of(
        "%.1f %% from the long run, writes %+.1f points, %.1f %% of steps redrawn",
        100 * distance, 100 * writes, 100 * redrawnShare);
  }

  /** What is allowed, in words. */
  public String limit() {
    return Text.of(
        "%.1f %%, writes ±%.1f points",
        100 * (LIMIT + chance), 100 * (WRITES_LIMIT + writesChance));
  }

  /** What to do. */
  public String advice() {
    if (level() == Level.FAIL) {
      return "The clients did other work than the mix says: pages lack the links that they look"
          + " for, or the phase is too short to forget that sessions begin at the first page. Warm up"
          + " longer,"
          + " or load more data with --scale.";
    }
    return isTooShort()
        ? "CANNOT TELL: too few requests to compare the mix with its long run. Measure longer."
        : "Pages often lack the links that clients look for.";
  }

  private static double longRun(MixCounts counts, Interaction interaction) {
    return counts.longRun().getOrDefault(interaction, 0.0);
  }

  /** The expected absolute deviation of a share. */
  private static double meanDeviation(double share, double total) {
    return Math.sqrt(2 / Math.PI) * standardError(share, total);
  }

  private static double standardError(double share, double total) {
    return Math.sqrt(VARIANCE_OF_SESSIONS * share * (1 - share) / total);
  }
}
