package org.rubisee.bench.report.section;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.Tier;

/**
 * A tier of a configuration under a load: a row of the tables of tiers.
 *
 * @param point the configuration and its load
 * @param tier one of its tiers
 */
record TierAt(LoadPoint point, Tier tier) {

  private static final double KIB = 1024;

  static List<TierAt> of(ReportModel model, Predicate<TierAt> isKnown) {
    return model.points().stream()
        .flatMap(point -> Arrays.stream(Tier.values()).map(tier -> new TierAt(point, tier)))
        .filter(isKnown)
        .toList();
  }

  /** A table that names them. */
  static Table<TierAt> table(ReportModel model) {
    return new Table<TierAt>()
        .words("Configuration", at -> model.titleOf(at.point()))
        .words("Mix", at -> at.point().mix())
        .words("Tier", at -> at.tier().label())
        .count("clients", at -> at.point().clients())
        .hollowUnless(at -> at.point().isValid());
  }

  /** The mean of the trials that count. */
  double mean(ToDoubleFunction<Trial> value) {
    return point.mean(value);
  }

  /** How much a counter grew per second of the measured phase. */
  double perSecond(String counter) {
    return mean(trial -> trial.series(tier).perSecondIn(trial.measured(), counter));
  }

  /** The same of a counter of bytes, in KiB. */
  double kibPerSecond(String counter) {
    return perSecond(counter) / KIB;
  }
}
