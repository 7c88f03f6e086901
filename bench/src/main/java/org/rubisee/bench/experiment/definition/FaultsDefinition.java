package org.rubisee.bench.experiment.definition;

import java.util.List;

/**
 * What an experiment makes fail, as its file has it.
 *
 * @param clients how many clients each trial has
 * @param quickClients the same in the quick form
 * @param include the faults by name, for example {@code killed-db}; empty: all
 * @param quickInclude the same in the quick form
 */
public record FaultsDefinition(
    int clients, int quickClients, List<String> include, List<String> quickInclude) {

  /** Nothing is made to fail. */
  public static final FaultsDefinition NONE = new FaultsDefinition(0, 0, null, null);

  /** Puts defaults where the file says nothing. */
  public FaultsDefinition {
    quickClients = quickClients == 0 ? clients : quickClients;
    include = include == null ? List.of() : List.copyOf(include);
    quickInclude = quickInclude == null ? include : List.copyOf(quickInclude);
  }

  /** Whether nothing is made to fail. */
  public boolean isNone() {
    return equals(NONE);
  }
}
