package org.rubisee.bench.block;

import java.util.List;
import org.rubisee.bench.results.block.BlockPlan;

/**
 * What a run in blocks needs.
 *
 * @param plan what is measured
 * @param sites the sites of the plan, in its order, ready to be started
 */
public record BlockRequest(BlockPlan plan, List<Subject> sites) {

  /** Copies the list. */
  public BlockRequest {
    sites = List.copyOf(sites);
  }
}
