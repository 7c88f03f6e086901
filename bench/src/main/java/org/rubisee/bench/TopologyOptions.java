package org.rubisee.bench;

import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that say where the tiers run. */
final class TopologyOptions {

  private static final List<String> KNOWN = List.of(LocalTopology.LABEL);

  @Option(
      names = "--topology",
      defaultValue = LocalTopology.LABEL,
      paramLabel = "WHERE",
      description = "Where the tiers run: local (processes on this machine)")
  private String topology;

  @Mixin private DatabaseOptions database;

  /**
   * Checks what was typed, before anything is started.
   *
   * @throws CommandFailedException if there is no such topology
   */
  void check() {
    if (!KNOWN.contains(topology)) {
      throw new CommandFailedException(Suggestion.unknown("topology", topology, KNOWN));
    }
  }

  /** Starts the database, or connects to it; sites can be started then. */
  Topology open(SiteRecipe recipe, Terminal terminal) {
    check();
    return new LocalTopology(database.open(recipe.checkout(), recipe.pinning(), terminal));
  }
}
