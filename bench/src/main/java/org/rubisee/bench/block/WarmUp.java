package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.stats.warm.WarmState;
import org.rubisee.settings.Text;

/**
 * Warms the sites of an invocation up: saturated blocks, mixes alternating, until every site is
 * warm or the limit is reached. A site that is warm is left alone; the others go on. Every site
 * gets a block of each mix, whatever the limit. {@link WarmUpBlocks} says how large they are.
 */
final class WarmUp {

  private static final double NANOS_PER_SECOND = 1e9;

  private final BlockPlan plan;
  private final int invocation;
  private final BlockRunner runner;
  private final FreshSite fresh;
  private final Terminal terminal;
  private final Map<String, List<Block>> blocks = new LinkedHashMap<>();
  private final Map<String, WarmUpBlocks> sizes = new HashMap<>();
  private final Map<String, Long> firstBlockNanos = new HashMap<>();

  /** Puts the data of a site back, and makes its customers new ones. */
  interface FreshSite {
    void make(String site) throws IOException, InterruptedException;
  }

  /**
   * The warm-up of an invocation whose data are fresh.
   *
   * @param items items for sale
   */
  WarmUp(
      BlockPlan plan,
      int invocation,
      long items,
      BlockRunner runner,
      FreshSite fresh,
      Terminal terminal) {
    this.plan = plan;
    this.invocation = invocation;
    this.runner = runner;
    this.fresh = fresh;
    this.terminal = terminal;
    for (Configuration site : plan.sites()) {
      blocks.put(site.name(), new ArrayList<>());
      sizes.put(site.name(), new WarmUpBlocks(plan, items));
    }
  }

  /**
   * Warms up.
   *
   * @return how warm each site is
   */
  Map<String, Warmth> run() throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Random order = new Random(plan.seed() + invocation);
    Map<String, Warmth> warmth = judged();
    boolean isFirst = true;
    boolean isInTime = true;
    while (isInTime && !isWarm(warmth)) {
      List<String> cold = new ArrayList<>(coldOf(warmth));
      Collections.shuffle(cold, order);
      for (String site : cold) {
        for (String mix : plan.mixes()) {
          if (isInTime || isFirst) {
            tell(begin, warmth, site);
            add(site, mix);
            isInTime =
                (System.nanoTime() - begin) / NANOS_PER_SECOND < plan.warmUp().limitSeconds();
          }
        }
      }
      isFirst = false;
      warmth = judged();
    }
    return warmth;
  }

  private void add(String site, String mix) throws IOException, InterruptedException {
    WarmUpBlocks size = sizes.get(site);
    if (size.needsFreshData(mix)) {
      fresh.make(site);
      size.restored();
    }
    int times = size.times(mix);
    firstBlockNanos.putIfAbsent(site, System.nanoTime());
    Block block =
        runner.run(
            new BlockRunner.Request(
                invocation,
                0,
                Stage.WARM_UP,
                new BlockOrder.Place(site, new Cell(mix, LoadKind.SATURATED)),
                0,
                plan.sizes().busy(),
                times));
    blocks.get(site).add(block);
    size.add(mix, times, block.throughput());
  }

  private Map<String, Warmth> judged() {
    Map<String, Warmth> judged = new LinkedHashMap<>();
    blocks.forEach(
        (site, own) ->
            judged.put(site, WarmthOfBlocks.judge(plan.warmUp(), own, observedSeconds(site))));
    return judged;
  }

  private double observedSeconds(String site) {
    long now = System.nanoTime();
    return (now - firstBlockNanos.getOrDefault(site, now)) / NANOS_PER_SECOND;
  }

  private static boolean isWarm(Map<String, Warmth> warmth) {
    return coldOf(warmth).isEmpty();
  }

  private static List<String> coldOf(Map<String, Warmth> warmth) {
    return warmth.entrySet().stream()
        .filter(site -> site.getValue().state() != WarmState.WARM)
        .map(Map.Entry::getKey)
        .toList();
  }

  private void tell(long begin, Map<String, Warmth> warmth, String site) {
    terminal.progress(
        Text.of(
            "Warm-up: %.0f of at most %.0f s, %d of %d sites warm, now %s",
            (System.nanoTime() - begin) / NANOS_PER_SECOND,
            plan.warmUp().limitSeconds(),
            warmth.size() - coldOf(warmth).size(),
            warmth.size(),
            site));
  }
}
