package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFiles;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/**
 * What a run with faults or a soak needs beside its plan.
 *
 * @param recipe the data, and how servers are started
 * @param options from which the recipe was made, with defaults
 * @param command the command line, as the user typed it
 */
public record FaultRequest(SiteRecipe recipe, List<String> options, String command) {

  /** Copies the list. */
  public FaultRequest {
    options = List.copyOf(options);
  }

  /**
   * Checks that tiers can be signalled.
   *
   * @throws CommandFailedException if they are not processes of this machine
   */
  public static void requireLocal(Topology topology) {
    if (!topology.label().equals(Topology.LOCAL) || topology.database().pid().isEmpty()) {
      throw new CommandFailedException(
          "Faults and soaks need processes of this machine: leave --topology and --jdbc-url out");
    }
  }

  /**
   * Writes what a run begins with.
   *
   * @param kind of the run
   */
  public void begin(
      String kind,
      FaultPlan plan,
      Path folder,
      PlannedRun.Identity identity,
      Environment environment)
      throws IOException {
    new RunFiles(folder)
        .write(
            Run.starting(
                kind, identity.id(), identity.startedAt(), plan.toRunPlan(command), environment));
  }
}
