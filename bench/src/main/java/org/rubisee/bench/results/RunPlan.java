package org.rubisee.bench.results;

import java.util.List;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.LoadSpec;

/**
 * What a run is to measure.
 *
 * @param command the command line, as the user typed it
 * @param configurations what is compared, in the order in which reports show it
 * @param mixes the mixes: {@code browsing}, {@code bidding}
 * @param clients all client counts of the run, ascending
 * @param trialsPerPoint trials of each configuration, mix and client count, from 1
 * @param load what the clients do, and how long a trial takes
 * @param legacyClient whether the site runs in the mode for clients of RUBiS 1.4.3
 * @param topology where the tiers run: {@code local}, {@code compose}, {@code external}
 * @param seed the master seed of the run
 * @param forConclusions false for a short run, whose report says that it is not for conclusions
 * @param experiment the name of the experiment; empty for a run that follows none
 * @param figures its views, in the order in which reports show them; empty for a run that follows
 *     none
 */
public record RunPlan(
    String command,
    List<Configuration> configurations,
    List<String> mixes,
    List<Integer> clients,
    int trialsPerPoint,
    LoadSpec load,
    boolean legacyClient,
    String topology,
    long seed,
    boolean forConclusions,
    String experiment,
    List<FigureView> figures) {

  public RunPlan {
    configurations = List.copyOf(configurations);
    mixes = List.copyOf(mixes);
    clients = List.copyOf(clients);
    figures = List.copyOf(figures);
  }

  /** How long a trial takes. */
  public Phases phases() {
    return load.phases();
  }

  /**
   * Where a configuration ran, with its own CPUs if it has some.
   *
   * @param everywhere where the run took place
   */
  public Environment environmentOf(String configuration, Environment everywhere) {
    return configurations.stream()
        .filter(known -> known.name().equals(configuration))
        .findFirst()
        .map(everywhere::placedAs)
        .orElse(everywhere);
  }

  /** The title of a configuration; its name when the plan does not know it. */
  public String titleOf(String configuration) {
    return configurations.stream()
        .filter(known -> known.name().equals(configuration))
        .map(Configuration::title)
        .findFirst()
        .orElse(configuration);
  }
}
