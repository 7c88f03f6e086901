package org.rubisee.measurement.load;

import com.fasterxml.jackson.annotation.JsonValue;

/** Where the transition matrices come from, and with them how customers behave. */
public enum MatrixSet {
  /**
   * Matrices derived for this project: every column sums to 1, a session ends when its time is up,
   * a customer only follows what it has seen, the shares are those that the paper states.
   */
  RUBIS_EE("rubis-ee"),
  /**
   * Matrices and behaviour of RUBiS 1.4.3: columns that do not sum to 1, sessions that end by a
   * transition, identifiers made up from 0.
   */
  LEGACY("legacy"),
  /** Single operations with weights: what the mixes of operations have in place of matrices. */
  OPERATIONS("operations");

  private final String label;

  MatrixSet(String label) {
    this.label = label;
  }

  /** How the set is written on the command line and in results. */
  @JsonValue
  public String label() {
    return label;
  }

  @Override
  public String toString() {
    return label;
  }
}
