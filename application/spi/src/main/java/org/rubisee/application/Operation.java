package org.rubisee.application;

import java.util.List;

/**
 * An operation of a mix: an interaction, with the forms that lead to it before it.
 *
 * @param weight how often it is drawn, in proportion to the others' weights, from 1
 * @param steps its interactions, in order, at least one; each belongs to one operation of a mix
 */
public record Operation(int weight, List<Interaction> steps) {

  /** Copies the steps. */
  public Operation {
    steps = List.copyOf(steps);
  }

  /** The interaction that it begins with. */
  public Interaction first() {
    return steps.get(0);
  }
}
