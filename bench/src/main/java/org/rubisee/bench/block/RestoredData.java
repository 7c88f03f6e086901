package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Stage;

/**
 * Restores the data of sites while their servers run, makes the customers new ones, and warms the
 * data with saturated blocks: caches of the database fill again.
 */
record RestoredData(Sites sites, Customers customers, BlockRunner runner, Terminal terminal) {

  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * The blocks that warmed the data.
   *
   * @param secondsPerBlock how long a block took on average, all in all
   * @param rates answered interactions per second by station
   */
  record Settling(double secondsPerBlock, Map<String, Double> rates) {

    /** The fewest answered interactions per second of any station. */
    double slowestRate() {
      return rates.values().stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    }
  }

  /** Restores the data of all sites, and makes the customers new ones. */
  void restore(String label) throws IOException, InterruptedException {
    terminal.progress(label + "restoring the data");
    sites.restoreData();
    customers.renew();
  }

  /** The same of one site. */
  void restore(String label, String site) throws IOException, InterruptedException {
    terminal.progress(label + "restoring the data of " + site);
    sites.restoreData(site);
    customers.renew(site);
  }

  /**
   * Warms the data of all sites.
   *
   * @param label which invocation it is, in words, or nothing
   * @throws CommandFailedException if a site answers nothing
   */
  Settling warm(int invocation, String label, BlockPlan plan)
      throws IOException, InterruptedException {
    long begin = System.nanoTime();
    int blocks = 0;
    Map<String, Double> rates = new HashMap<>();
    for (Configuration site : plan.sites()) {
      for (String mix : plan.mixes()) {
        List<Block> own = warm(invocation, label, plan, site.name(), mix);
        blocks += own.size();
        double slowest = own.stream().mapToDouble(Block::throughput).min().orElseThrow();
        if (slowest == 0) {
          throw new CommandFailedException(
              site.name()
                  + " answered no request after its data was restored: see the servers' logs in"
                  + " the folder 'logs' of the run");
        }
        rates.put(BlockRunner.station(site.name(), mix), slowest);
      }
    }
    return new Settling((System.nanoTime() - begin) / NANOS_PER_SECOND / blocks, rates);
  }

  /** Warms the data of a site with its customers of a mix. */
  List<Block> warm(int invocation, String label, BlockPlan plan, String site, String mix)
      throws IOException, InterruptedException {
    List<Block> blocks = new ArrayList<>();
    int count = plan.blocksAfterRestore(customers.of(site, mix));
    for (int i = 0; i < count; i++) {
      terminal.progress(label + "warming the restored data, " + site);
      blocks.add(
          runner.run(
              BlockRunner.Request.saturated(
                  invocation, 0, Stage.WARM_UP, site, mix, plan.sizes().busy())));
    }
    return blocks;
  }
}
