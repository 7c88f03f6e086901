package org.rubisee.bench.fault.folder;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * What a command asks for, beside the plan.
 *
 * @param recipe the data, and how servers are started
 * @param options from which the recipe was made, with defaults
 * @param command the command line, as the user typed it
 * @param resumed the folder of the experiment that is completed; empty: a new one is begun
 */
public record ExperimentRequest(
    SiteRecipe recipe, List<String> options, String command, Optional<Path> resumed) {

  /** Copies the list. */
  public ExperimentRequest {
    options = List.copyOf(options);
  }
}
