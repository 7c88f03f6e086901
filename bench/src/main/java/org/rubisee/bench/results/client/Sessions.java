package org.rubisee.bench.results.client;

/**
 * Sessions of a measured phase.
 *
 * @param ended sessions that ended within it
 * @param meanSeconds mean length of those; 0 when there is none
 * @param meanInteractions mean number of interactions of those; 0 when there is none
 */
public record Sessions(long ended, double meanSeconds, double meanInteractions) {}
