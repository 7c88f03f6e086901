package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.settings.Text;

/**
 * Measures every site with several numbers of requests in flight: the plateau of throughput is its
 * capacity. Mixes and numbers are shuffled; the sites of each are neighbours, shuffled too.
 */
record CapacityRounds(BlockPlan plan, BlockRunner runner, Terminal terminal) {

  /** A mix with a number of requests in flight. */
  private record Point(String mix, int busy) {}

  /**
   * Runs the blocks of an invocation.
   *
   * @param fresh restores the data before each round
   */
  void run(int invocation, InvocationRunner.FreshData fresh)
      throws IOException, InterruptedException {
    Random random = new Random(31 * plan.seed() + invocation);
    for (int round = 1; round <= plan.capacityRounds(); round++) {
      List<Point> points = new ArrayList<>();
      plan.mixes().forEach(mix -> plan.capacityLoads().forEach(n -> points.add(new Point(mix, n))));
      Collections.shuffle(points, random);
      fresh.make();
      for (Point point : points) {
        List<Configuration> sites = new ArrayList<>(plan.sites());
        Collections.shuffle(sites, random);
        for (Configuration site : sites) {
          terminal.progress(
              Text.of(
                  "Capacity, round %d of %d: %s, %s mix, %d requests in flight",
                  round, plan.capacityRounds(), site.name(), point.mix(), point.busy()));
          runner.run(
              BlockRunner.Request.saturated(
                  invocation, round, Stage.CAPACITY, site.name(), point.mix(), point.busy()));
        }
      }
    }
  }
}
