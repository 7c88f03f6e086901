package org.rubisee.bench.block;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.LoadKind;

/**
 * How far the customers have changed the data since they were restored. Customers buy more items
 * than they put up for sale: when nothing is left that can be bought at once, pages lack links and
 * the mix is another one. The data of all sites are restored together, when those of one site must.
 */
final class DataGrowth {

  /**
   * The most interactions of a mix that writes for each item for sale. At about 6 per item half of
   * the items with a price to buy at once have been bought.
   */
  static final int MOST_PER_ITEM = 6;

  private final BlockPlan plan;
  private final double limit;
  private final Map<String, Double> settling = new HashMap<>();
  private final Map<String, Double> interactions = new HashMap<>();

  /**
   * Data that were just restored and warmed with the plan's blocks of each mix.
   *
   * @param items items for sale
   */
  DataGrowth(BlockPlan plan, long items) {
    this.plan = plan;
    limit = (double) MOST_PER_ITEM * items;
    for (Configuration site : plan.sites()) {
      settling.put(
          site.name(),
          plan.mixes().stream()
              .mapToDouble(mix -> ofWarming(plan, mix, plan.customers(site.name(), mix)))
              .sum());
    }
    restored();
  }

  /** Interactions of the blocks that warm restored data with so many customers, if they write. */
  static double ofWarming(BlockPlan plan, String mix, int customers) {
    return writes(plan, mix) ? perBlock(plan) * plan.blocksAfterRestore(customers) : 0;
  }

  /** The most interactions of a point of a curve, if they write: those of a fast site. */
  static double ofPoint(BlockPlan plan, String mix, int clients) {
    double perSecond = clients / plan.curve().load().pace().thinkSeconds();
    return writes(plan, mix) ? perSecond * plan.curve().secondsPerBlock() : 0;
  }

  /** Whether these blocks would change more than is allowed; never before the first. */
  boolean isTooMuchWith(List<BlockOrder.Place> places, double pacedRate) {
    return isTooMuch(of(places, pacedRate));
  }

  /** The same of the blocks of a point of a curve. */
  boolean isTooMuchWith(CurveOrder.Point point) {
    return isTooMuch(of(point));
  }

  private boolean isTooMuch(Map<String, Double> more) {
    return more.entrySet().stream()
        .anyMatch(
            site -> {
              double now = interactions.get(site.getKey());
              return now > settling.get(site.getKey()) && now + site.getValue() > limit;
            });
  }

  /** Counts blocks. */
  void add(List<BlockOrder.Place> places, double pacedRate) {
    of(places, pacedRate).forEach((site, more) -> interactions.merge(site, more, Double::sum));
  }

  /** Counts the blocks of a point of a curve. */
  void add(CurveOrder.Point point) {
    of(point).forEach((site, more) -> interactions.merge(site, more, Double::sum));
  }

  /** The data were restored and warmed again. */
  void restored() {
    interactions.putAll(settling);
  }

  /** How many saturated rounds there are between two restores, about; at least one. */
  double roundsPerRestore() {
    double most = settling.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
    double perRound = most * (plan.sites().size() == 2 ? 2 : 1);
    return perRound == 0
        ? Double.POSITIVE_INFINITY
        : Math.max(1, Math.floor((limit - most) / perRound));
  }

  /** Writing interactions by site. */
  private Map<String, Double> of(List<BlockOrder.Place> places, double pacedRate) {
    Map<String, Double> bySite = new HashMap<>();
    for (BlockOrder.Place place : places) {
      if (writes(plan, place.cell().mix())) {
        boolean isPaced = place.cell().load() == LoadKind.PACED;
        double seconds = plan.sizes().settlingSeconds() + plan.sizes().pacedSeconds();
        bySite.merge(place.site(), isPaced ? pacedRate * seconds : perBlock(plan), Double::sum);
      }
    }
    return bySite;
  }

  private Map<String, Double> of(CurveOrder.Point point) {
    Map<String, Double> bySite = new HashMap<>();
    double more = ofPoint(plan, point.mix(), point.clients());
    point.sites().forEach(site -> bySite.put(site, more));
    return bySite;
  }

  private static double perBlock(BlockPlan plan) {
    return plan.sizes().settling() + plan.sizes().interactions();
  }

  /** Whether customers of a mix change the data. */
  static boolean writes(BlockPlan plan, String mix) {
    return !plan.curve().load().mix(mix).isReadOnly();
  }
}
