package org.rubisee.bench.report.block;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.RatioInterval;

/**
 * A site in a mix, as it was up with the others of its group: a row of most tables.
 *
 * @param group of sites that were up together
 * @param site one of them
 * @param mix a mix of the run
 */
record Spot(BlockModel group, Configuration site, String mix) {

  String title() {
    return group.title(site);
  }

  Cell cell(LoadKind load) {
    return new Cell(mix, load);
  }

  Cell saturated() {
    return cell(LoadKind.SATURATED);
  }

  /** Its measured saturated blocks. */
  List<Block> blocks() {
    return group.measured(site.name(), saturated());
  }

  /** A metric of saturated blocks. */
  Interval value(ToDoubleFunction<Block> metric) {
    return group
        .comparisons()
        .value(saturated(), site.name(), metric)
        .map(Interval::of)
        .orElse(Interval.UNKNOWN);
  }

  /** The ratio of the same to that of the baseline; exactly 1 of the baseline. */
  Interval ratio(ToDoubleFunction<Block> metric) {
    String baseline = group.plan().baseline();
    return site.name().equals(baseline)
        ? Interval.exactly(1)
        : group
            .comparisons()
            .ratios(saturated(), baseline, site.name(), metric)
            .map(RatioInterval::of)
            .map(Interval::of)
            .orElse(Interval.UNKNOWN);
  }

  /** The mean of a metric of some blocks; 0 without one. */
  static double mean(List<Block> blocks, ToDoubleFunction<Block> metric) {
    return blocks.stream().mapToDouble(metric).average().orElse(0);
  }
}
