package org.rubisee.bench.experiment.definition;

/**
 * The load of a soak, as its file has it.
 *
 * @param clients how many clients the saturation point has: one number, or the search for the peak
 * @param shareOfPeak the share of the peak's throughput that a soak gets, above 0, at most 1
 */
public record SoakDefinition(ClientCounts clients, double shareOfPeak) {

  /** There is no soak. */
  public static final SoakDefinition NONE = new SoakDefinition(null, 0);

  /** Puts defaults where the file says nothing. */
  public SoakDefinition {
    clients = clients == null ? ClientCounts.NONE : clients;
  }

  /** Whether there is no soak. */
  public boolean isNone() {
    return equals(NONE);
  }
}
