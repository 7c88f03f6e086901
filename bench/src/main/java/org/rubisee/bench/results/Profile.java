package org.rubisee.bench.results;

/**
 * How long the phases of a trial take.
 *
 * @param name the name of the profile, for example {@code oopsla02}
 * @param upSeconds warm-up, before anything is measured
 * @param measureSeconds the measured phase
 * @param downSeconds cool-down, after the measured phase
 */
public record Profile(String name, double upSeconds, double measureSeconds, double downSeconds) {}
