package org.rubisee.bench.run;

import java.util.List;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * What a run needs beside the plan of its kind.
 *
 * @param recipe the data, and how servers are started
 * @param options of the command line from which the recipe was made, without passwords: where and
 *     on which data
 * @param command the command line, as the user typed it
 */
public record RunRequest(SiteRecipe recipe, List<String> options, String command) {

  public RunRequest {
    options = List.copyOf(options);
  }
}
