package org.rubisee.bench.block;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.emulator.matrix.Mix;

/**
 * How far the customers have changed the data since they were restored. Customers buy more items
 * than they put up for sale: when nothing is left that can be bought at once, pages lack links and
 * the mix is another one. Blocks are equal for all sites, so one site stands for all.
 */
final class DataGrowth {

  /**
   * The most interactions of a mix that writes for each item for sale. At about 6 per item half of
   * the items with a price to buy at once have been bought.
   */
  static final int MOST_PER_ITEM = 6;

  private final BlockPlan plan;
  private final double limit;
  private final double settling;
  private double interactions;

  /**
   * Data that were just restored and warmed with the plan's blocks of each mix.
   *
   * @param items items for sale
   */
  DataGrowth(BlockPlan plan, long items) {
    this.plan = plan;
    limit = (double) MOST_PER_ITEM * items;
    settling =
        perBlock()
            * plan.blocksAfterRestore()
            * plan.mixes().stream().filter(DataGrowth::writes).count();
    interactions = settling;
  }

  /** Whether these blocks would change more than is allowed; never before the first. */
  boolean isTooMuchWith(List<BlockOrder.Place> places, double pacedRate) {
    return isTooMuch(of(places, pacedRate));
  }

  /** The same of the blocks of a point of a curve. */
  boolean isTooMuchWith(CurveOrder.Point point) {
    return isTooMuch(of(point));
  }

  private boolean isTooMuch(double more) {
    return interactions > settling && interactions + more > limit;
  }

  /** Counts blocks. */
  void add(List<BlockOrder.Place> places, double pacedRate) {
    interactions += of(places, pacedRate);
  }

  /** Counts the blocks of a point of a curve. */
  void add(CurveOrder.Point point) {
    interactions += of(point);
  }

  /** The data were restored and warmed again. */
  void restored() {
    interactions = settling;
  }

  /** How many saturated rounds there are between two restores, about; at least one. */
  double roundsPerRestore() {
    double perRound = settling * (plan.sites().size() == 2 ? 2 : 1);
    return perRound == 0
        ? Double.POSITIVE_INFINITY
        : Math.max(1, Math.floor((limit - settling) / perRound));
  }

  /** Writing interactions of the site that has the most. */
  private double of(List<BlockOrder.Place> places, double pacedRate) {
    Map<String, Double> bySite = new HashMap<>();
    for (BlockOrder.Place place : places) {
      if (writes(place.cell().mix())) {
        boolean isPaced = place.cell().load() == LoadKind.PACED;
        double seconds = plan.sizes().settlingSeconds() + plan.sizes().pacedSeconds();
        bySite.merge(place.site(), isPaced ? pacedRate * seconds : perBlock(), Double::sum);
      }
    }
    return bySite.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
  }

  /** The most that clients who think ask for: that of a site that answers at once. */
  private double of(CurveOrder.Point point) {
    return writes(point.mix())
        ? point.clients() / plan.curve().thinkSeconds() * plan.curve().secondsPerBlock()
        : 0;
  }

  private double perBlock() {
    return plan.sizes().settling() + plan.sizes().interactions();
  }

  /** Whether customers of a mix change the data. */
  static boolean writes(String mix) {
    return !mix.equals(Mix.BROWSING.label());
  }
}
