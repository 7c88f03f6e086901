package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.run.Unit;
import org.rubisee.settings.Text;

/**
 * A start of the servers of a group of sites.
 *
 * @param invocation from 1
 * @param group from 1
 */
public record GroupStart(int invocation, int group) implements Unit {

  @Override
  public String name() {
    return Text.of("invocation %d, group %d", invocation, group);
  }

  /** Those of a run, in order: within each invocation, the groups one after the other. */
  static List<GroupStart> of(BlockPlan plan) {
    List<GroupStart> starts = new ArrayList<>();
    for (int invocation = 1; invocation <= plan.invocations(); invocation++) {
      for (int group = 1; group <= plan.groups().size(); group++) {
        starts.add(new GroupStart(invocation, group));
      }
    }
    return starts;
  }

  /** Those of a run that are still to be measured, in order. */
  static List<GroupStart> remaining(BlockPlan plan, List<Invocation> finished) {
    List<GroupStart> starts = of(plan);
    finished.forEach(done -> starts.remove(new GroupStart(done.number(), done.group())));
    return starts;
  }
}
