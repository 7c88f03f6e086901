package org.rubisee.bench.fault;

import java.util.List;
import org.rubisee.application.Interaction;
import org.rubisee.settings.Text;

/**
 * What customers must notice of a fault, compared with the same seconds of the control. One of the
 * three is enough. A fault that does nothing fails its trial.
 *
 * @param badShare by how much the share of requests without a page rises, 0 to 1
 * @param longestMillis how long the longest request takes, and longer than in the control
 * @param slowdown by which factor the mean response time rises; if some requests are looked at, in
 *     comparison with that of all others, which other programs of the machine make longer too
 * @param interactions which requests are looked at; empty: all
 */
record Effect(
    double badShare, double longestMillis, double slowdown, List<Interaction> interactions) {

  static final Effect ERRORS =
      new Effect(0.1, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, List.of());
  static final Effect MAY_BE_UNSEEN =
      new Effect(
          Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, List.of());
  static final Effect WAITS_OR_ERRORS = new Effect(0.1, 2500, Double.POSITIVE_INFINITY, List.of());

  private static final double PERCENT = 100;

  /** Answers take so many times as long on average. */
  static Effect slower(double factor) {
    return new Effect(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, factor, List.of());
  }

  /** The same, seen by those who do one of these; empty: by all. */
  Effect on(List<Interaction> some) {
    return new Effect(badShare, longestMillis, slowdown, some);
  }

  /** Whether it can be seen. Without requests of the kind that suffers, it cannot. */
  boolean isSeen(RequestSeries.Span fault, RequestSeries.Span control) {
    return fault.count() > 0
        && (fault.badShare() - control.badShare() >= badShare
            || fault.longestMillis() >= longestMillis
                && fault.longestMillis() > control.longestMillis()
            || control.count() > 0
                && fault.meanMillis() >= slowdown * control.meanMillis() * noise(fault, control));
  }

  /** How much longer all other requests take than in the control; 1 if nothing is known of them. */
  private static double noise(RequestSeries.Span fault, RequestSeries.Span control) {
    return fault.othersMeanMillis() > 0 && control.othersMeanMillis() > 0
        ? fault.othersMeanMillis() / control.othersMeanMillis()
        : 1;
  }

  /** What was seen, in words. */
  static String inWords(RequestSeries.Span fault, RequestSeries.Span control) {
    String others =
        fault.othersMeanMillis() == 0
            ? ""
            : Text.of(
                ", mean of other pages %.0f ms (%.0f ms)",
                fault.othersMeanMillis(), control.othersMeanMillis());
    return Text.of(
            "%.0f %% without a page (otherwise %.0f %%), mean %.0f ms (%.0f ms), longest %.0f ms"
                + " (%.0f ms)",
            PERCENT * fault.badShare(),
            PERCENT * control.badShare(),
            fault.meanMillis(),
            control.meanMillis(),
            fault.longestMillis(),
            control.longestMillis())
        + others;
  }
}
