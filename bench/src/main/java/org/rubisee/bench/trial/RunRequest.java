package org.rubisee.bench.trial;

import java.util.List;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * A run that somebody asked for.
 *
 * @param plan what is measured
 * @param recipe how its servers are started
 * @param options options of the command line that say where and on which data, without passwords:
 *     what it takes to do the same again
 */
public record RunRequest(ExperimentPlan plan, SiteRecipe recipe, List<String> options) {

  /** Copies the list. */
  public RunRequest {
    options = List.copyOf(options);
  }
}
