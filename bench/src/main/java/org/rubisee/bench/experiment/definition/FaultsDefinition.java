package org.rubisee.bench.experiment.definition;

import java.util.List;

/**
 * What an experiment makes fail, as its file has it.
 *
 * @param clients how many clients each trial has: one number, or the search for the peak
 * @param quickClients the same in the quick form
 * @param include the faults by name, for example {@code killed-db}; empty: all
 * @param quickInclude the same in the quick form
 */
public record FaultsDefinition(
    ClientCounts clients,
    ClientCounts quickClients,
    List<String> include,
    List<String> quickInclude) {

  /** Nothing is made to fail. */
  public static final FaultsDefinition NONE = new FaultsDefinition(null, null, null, null);

  /** Puts defaults where the file says nothing. */
  public FaultsDefinition {
    clients = clients == null ? ClientCounts.NONE : clients;
    quickClients = quickClients == null ? clients : quickClients;
    include = include == null ? List.of() : List.copyOf(include);
    quickInclude = quickInclude == null ? include : List.copyOf(quickInclude);
  }

  /** Whether the trials can have such clients: one number, or those of the peak. */
  public static boolean canHave(ClientCounts clients) {
    return clients.byMix().isEmpty() && (clients.auto() || clients.counts().size() == 1);
  }

  /** Whether nothing is made to fail. */
  public boolean isNone() {
    return equals(NONE);
  }
}
