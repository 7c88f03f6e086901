package org.rubisee.bench.results;

/**
 * What the emulated clients were told to do.
 *
 * @param matrices the set of transition matrices: {@code rubis-ee} or {@code legacy}
 * @param thinkTimeMeanSeconds the mean of the think time's distribution before its cap
 * @param thinkTimeCapSeconds no think time is longer
 * @param sessionMeanSeconds the mean session time
 * @param images {@code cached}, {@code always} or {@code none}
 * @param legacyClient whether the site ran in the mode for clients of RUBiS 1.4.3
 */
public record Workload(
    String matrices,
    double thinkTimeMeanSeconds,
    double thinkTimeCapSeconds,
    double sessionMeanSeconds,
    String images,
    boolean legacyClient) {}
