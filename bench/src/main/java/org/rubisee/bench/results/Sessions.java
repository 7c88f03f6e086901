package org.rubisee.bench.results;

/**
 * Sessions and think times of a measured phase.
 *
 * @param finished sessions that ended within it
 * @param meanSeconds mean length of those
 * @param meanInteractions mean number of interactions of those
 * @param thinkTimes think times drawn
 * @param thinkMeanSeconds their mean
 * @param thinkDeviationSeconds their standard deviation
 */
public record Sessions(
    long finished,
    double meanSeconds,
    double meanInteractions,
    long thinkTimes,
    double thinkMeanSeconds,
    double thinkDeviationSeconds) {}
