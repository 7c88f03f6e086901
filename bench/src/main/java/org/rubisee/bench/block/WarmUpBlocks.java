package org.rubisee.bench.block;

import java.util.HashMap;
import java.util.Map;
import org.rubisee.bench.results.block.BlockPlan;

/**
 * How large the blocks of one site's warm-up are. JIT compilation ends after so many interactions,
 * whatever time they take. With blocks of one size, a site that answers ten times as many
 * interactions in a second would wait nine tenths of the warm-up for the slow ones. So its blocks
 * grow until they take as long as the plan says. Customers of a mix that writes may change the data
 * only as much as in the measured rounds; then the data of the site are restored.
 */
final class WarmUpBlocks {

  private static final int MOST_TIMES = 32;

  private final BlockPlan plan;
  private final double limit;
  private final Map<String, Double> throughput = new HashMap<>();
  private double written;

  /**
   * A site whose data are fresh.
   *
   * @param items items for sale
   */
  WarmUpBlocks(BlockPlan plan, long items) {
    this.plan = plan;
    limit = DataGrowth.MOST_PER_ITEM * (double) items;
  }

  /**
   * The size of the next block of a mix.
   *
   * @return how often it has the interactions of a measured block; 1 before the first is known
   */
  int times(String mix) {
    double wanted =
        plan.warmUp().blockSeconds()
            * throughput.getOrDefault(mix, 0.0)
            / plan.sizes().interactions();
    double most =
        DataGrowth.writes(plan, mix)
            ? Math.min(MOST_TIMES, (limit - plan.sizes().settling()) / plan.sizes().interactions())
            : MOST_TIMES;
    return (int) Math.max(1, Math.min(wanted, most));
  }

  /** Whether the data must be restored before the next block of a mix; never twice in a row. */
  boolean needsFreshData(String mix) {
    return DataGrowth.writes(plan, mix) && written > 0 && written + issued(times(mix)) > limit;
  }

  /** The data are fresh again. */
  void restored() {
    written = 0;
  }

  /**
   * A block has ended.
   *
   * @param times what {@link #times} said
   * @param perSecond interactions that it answered per second
   */
  void add(String mix, int times, double perSecond) {
    throughput.put(mix, perSecond);
    if (DataGrowth.writes(plan, mix)) {
      written += issued(times);
    }
  }

  private double issued(int times) {
    return plan.sizes().settling() + (double) times * plan.sizes().interactions();
  }
}
