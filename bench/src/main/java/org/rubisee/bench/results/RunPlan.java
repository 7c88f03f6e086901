package org.rubisee.bench.results;

import java.util.List;

/**
 * What was asked of a run.
 *
 * @param command the command line, as the user typed it
 * @param implementations the implementations compared, in the order in which reports show them
 * @param mixes the mixes: {@code browsing}, {@code bidding}
 * @param clients the client counts, ascending
 * @param trialsPerPoint trials of each implementation, mix and client count, from 1
 * @param profile how long a trial takes
 * @param workload what the clients do
 * @param topology where the tiers run: {@code local}, {@code compose}, {@code external}
 * @param seed the master seed of the run
 * @param forConclusions false for a quick run, whose report says that it is not for conclusions
 */
public record RunPlan(
    String command,
    List<ImplementationTitle> implementations,
    List<String> mixes,
    List<Integer> clients,
    int trialsPerPoint,
    Profile profile,
    Workload workload,
    String topology,
    long seed,
    boolean forConclusions) {

  /** Copies the lists. */
  public RunPlan {
    implementations = List.copyOf(implementations);
    mixes = List.copyOf(mixes);
    clients = List.copyOf(clients);
  }

  /** The title of an implementation; its name when the plan does not know it. */
  public String titleOf(String implementation) {
    return implementations.stream()
        .filter(known -> known.name().equals(implementation))
        .map(ImplementationTitle::title)
        .findFirst()
        .orElse(implementation);
  }
}
