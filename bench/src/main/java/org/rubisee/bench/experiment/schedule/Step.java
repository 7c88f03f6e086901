package org.rubisee.bench.experiment.schedule;

import org.rubisee.bench.results.TrialPoint;

/**
 * A trial that comes next.
 *
 * @param point which; its number is its place in the order
 * @param turn as {@link PlannedPoint#turn()}
 * @param reason why this one, for the log of decisions
 */
public record Step(TrialPoint point, int turn, String reason) {}
