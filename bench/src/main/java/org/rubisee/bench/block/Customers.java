package org.rubisee.bench.block;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.topology.HeldEmulator;

/**
 * How many customers take turns at each site in each mix, and when they become new ones. A search
 * for peaks begins with few; each of its steps may need more.
 */
final class Customers {

  private final HeldEmulator emulator;
  private final BlockPlan plan;
  private final Map<String, Integer> numbers = new HashMap<>();

  Customers(BlockPlan plan, HeldEmulator emulator) {
    this.emulator = emulator;
    this.plan = plan;
    are(plan);
  }

  /** From the next {@link #renew} on there are as many as the plan knows to need. */
  void are(BlockPlan newPlan) {
    for (Configuration site : newPlan.sites()) {
      for (String mix : newPlan.mixes()) {
        are(site.name(), mix, newPlan.customers(site.name(), mix));
      }
    }
  }

  /** From the next {@link #renew} on there are so many at a site in a mix. */
  void are(String site, String mix, int number) {
    numbers.put(BlockRunner.station(site, mix), number);
  }

  /** How many there are at a site in a mix. */
  int of(String site, String mix) {
    return numbers.get(BlockRunner.station(site, mix));
  }

  /** Makes those of all sites new ones. */
  void renew() throws IOException, InterruptedException {
    for (Configuration site : plan.sites()) {
      renew(site.name());
    }
  }

  /** Makes those of a site new ones. */
  void renew(String site) throws IOException, InterruptedException {
    for (String mix : plan.mixes()) {
      emulator.fresh(BlockRunner.station(site, mix), of(site, mix));
    }
  }
}
