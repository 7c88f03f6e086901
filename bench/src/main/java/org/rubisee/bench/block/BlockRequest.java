package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.CurvePlan;

/**
 * What a run in blocks needs.
 *
 * @param plan what is measured
 * @param sites the sites of the plan, in its order, ready to be started
 * @param options options of the command line that say where and on which data, as they are stored
 *     to complete the run
 */
public record BlockRequest(BlockPlan plan, List<Subject> sites, List<String> options) {

  /**
   * The requests of the groups of sites that are up together, in order.
   *
   * @return as many as the plan has groups
   */
  List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    List<BlockPlan> plans = plan.groups();
    for (BlockPlan own : plans) {
      List<Subject> members =
          sites.stream().filter(site -> own.has(site.configuration().name())).toList();
      groups.add(
          new Group(groups.size() + 1, plans.size(), new BlockRequest(own, members, options)));
    }
    return groups;
  }

  /** The same with another curve. */
  BlockRequest along(CurvePlan curve) {
    return new BlockRequest(plan.along(curve), sites, options);
  }

  /**
   * Sites that are up together.
   *
   * @param number from 1
   * @param count how many groups there are
   * @param request their plan, and how they are started
   */
  record Group(int number, int count, BlockRequest request) {}

  /** Copies the lists. */
  public BlockRequest {
    sites = List.copyOf(sites);
    options = List.copyOf(options);
  }
}
