package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.schedule.LoadSearch;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.SearchedCurve;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.settings.Text;

/**
 * Looks for the peak of each site in each mix, while the servers stay up: a block for each step
 * that {@link LoadSearch} chooses. The sites of a mix take turns. A step at which the site refuses
 * too many requests counts as one without throughput.
 */
final class CurveSearch {

  /** The first step has so much of the clients that would get what saturated blocks got. */
  static final double FIRST_SHARE = 0.25;

  private final BlockPlan plan;
  private final CurveRounds.Runner runner;
  private final FreshSite fresh;
  private final double items;
  private final Terminal terminal;
  private final Map<String, Double> grown = new HashMap<>();
  private final Map<String, Integer> customers = new HashMap<>();

  /** Restores the data of a site, and warms them with so many new customers of a mix. */
  interface FreshSite {
    void make(String site, String mix, int customers) throws IOException, InterruptedException;
  }

  /**
   * The search of an invocation whose servers are warm.
   *
   * @param items items for sale
   */
  CurveSearch(
      BlockPlan plan, CurveRounds.Runner runner, FreshSite fresh, long items, Terminal terminal) {
    this.plan = plan;
    this.runner = runner;
    this.fresh = fresh;
    this.items = items;
    this.terminal = terminal;
  }

  /**
   * Searches where the plan does not know the points yet.
   *
   * @param label which invocation it is, in words, or nothing
   * @param saturated answered interactions per second of a saturated site in a mix
   * @return the plan's curve with what was found
   * @throws CommandFailedException if a site refuses even the least load
   */
  CurvePlan run(int invocation, String label, ToDoubleBiFunction<String, String> saturated)
      throws IOException, InterruptedException {
    CurvePlan curve = plan.curve();
    Random order = new Random(plan.seed() ^ invocation);
    for (String mix : plan.mixes()) {
      Map<String, LoadSearch> open = new LinkedHashMap<>();
      for (Configuration site : plan.sites()) {
        if (curve.found(site.name(), mix).isEmpty()) {
          double rate = saturated.applyAsDouble(site.name(), mix);
          open.put(site.name(), new LoadSearch(limits(rate)));
        }
      }
      search(invocation, label, mix, open, order);
      for (Map.Entry<String, LoadSearch> found : open.entrySet()) {
        curve = curve.with(curve(found.getKey(), mix, found.getValue()));
      }
    }
    return curve;
  }

  private LoadSearch.Limits limits(double saturatedRate) {
    double clients = saturatedRate * plan.curve().load().pace().thinkSeconds();
    int most = plan.searchLimit();
    return new LoadSearch.Limits(
        (int) Math.max(1, FIRST_SHARE * Math.min(clients, most)),
        most,
        plan.curve().load().pace().thinkSeconds());
  }

  /** Step by step, each site once in turn. */
  private void search(
      int invocation, String label, String mix, Map<String, LoadSearch> open, Random order)
      throws IOException, InterruptedException {
    List<Map.Entry<String, LoadSearch>> left = new ArrayList<>(open.entrySet());
    while (!left.isEmpty()) {
      Collections.shuffle(left, order);
      for (Map.Entry<String, LoadSearch> site : List.copyOf(left)) {
        Optional<LoadSearch.Probe> probe = site.getValue().next();
        if (probe.isPresent()) {
          Block block = step(invocation, mix, site.getKey(), probe.get());
          site.getValue()
              .add(
                  block.busy(),
                  refusedShare(block) < Gates.REFUSALS_LIMIT ? block.throughput() : 0,
                  block.medianMillis() / 1e3);
          terminal.say(
              Text.of(
                  "%s%s, %s mix, %d clients: %.1f interactions/s, %.1f %% refused",
                  label,
                  site.getKey(),
                  mix,
                  block.busy(),
                  block.throughput(),
                  100 * refusedShare(block)));
        } else {
          left.remove(site);
        }
      }
    }
  }

  private Block step(int invocation, String mix, String site, LoadSearch.Probe probe)
      throws IOException, InterruptedException {
    int clients = probe.clients();
    double more = DataGrowth.ofPoint(plan, mix, clients);
    boolean isTooMuch = grown.getOrDefault(site, 0.0) + more > DataGrowth.MOST_PER_ITEM * items;
    String station = BlockRunner.station(site, mix);
    if (clients > customers.getOrDefault(station, 0) || more > 0 && isTooMuch) {
      fresh.make(site, mix, clients);
      // The customers of other mixes know items of the data that are gone.
      plan.mixes().forEach(other -> customers.remove(BlockRunner.station(site, other)));
      customers.put(station, clients);
      grown.put(site, DataGrowth.ofWarming(plan, mix, clients));
    }
    grown.merge(site, more, Double::sum);
    terminal.progress(Text.of("%s, %s mix: %s", site, mix, probe.reason()));
    return runner.run(
        BlockRunner.Request.thinking(invocation, 0, Stage.SEARCH, site, mix, clients));
  }

  private static double refusedShare(Block block) {
    long total = block.outcomes().total();
    return total == 0 ? 0 : (double) block.outcomes().refused() / total;
  }

  private static SearchedCurve curve(String site, String mix, LoadSearch search) {
    if (search.peakThroughput() == 0) {
      throw new CommandFailedException(
          Text.of(
              "%s refused requests at each load that was tried: use numbers of --clients", site));
    }
    return new SearchedCurve(
        site, mix, search.filled(), search.peakClients(), search.kneeClients());
  }
}
