package org.rubisee.bench.block;

import java.util.List;
import org.rubisee.bench.results.block.BlockPlan;

/**
 * What a run in blocks needs.
 *
 * @param plan what is measured
 * @param sites the sites of the plan, in its order, ready to be started
 * @param options options of the command line that say where and on which data, as they are stored
 *     to complete the run; empty if it cannot be completed
 */
public record BlockRequest(BlockPlan plan, List<Subject> sites, List<String> options) {

  /** Copies the lists. */
  public BlockRequest {
    sites = List.copyOf(sites);
    options = List.copyOf(options);
  }
}
