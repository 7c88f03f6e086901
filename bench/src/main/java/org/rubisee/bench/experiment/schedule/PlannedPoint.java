package org.rubisee.bench.experiment.schedule;

import org.rubisee.bench.results.TrialPoint;

/**
 * Something to be measured, in as many trials as the plan says.
 *
 * @param configuration the configuration's name
 * @param mix the mix
 * @param clients how many clients, from 1
 * @param profiled whether the servers are profiled; once is enough then
 * @param turn which come first in each round: those of turn 0, then those of turn 1. Those after
 *     turn 0 are left out when time runs short
 */
public record PlannedPoint(
    String configuration, String mix, int clients, boolean profiled, int turn) {

  /** A point that is measured, not profiled, and never left out. */
  public PlannedPoint(String configuration, String mix, int clients) {
    this(configuration, mix, clients, false, 0);
  }

  /** Whether both are the same but for their turn. */
  public boolean isSamePoint(PlannedPoint other) {
    return trial(0, 1).equals(other.trial(0, 1));
  }

  /** A trial of it. */
  TrialPoint trial(int number, int repetition) {
    return new TrialPoint(number, configuration, mix, clients, repetition, profiled);
  }
}
