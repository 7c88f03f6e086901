package org.rubisee.bench.results;

/**
 * What was measured of one interaction.
 *
 * @param outcomes how its requests ended
 * @param response times from the intended start to the last byte, of requests that got a page
 * @param service times from the real start to the last byte, of the same requests
 */
public record InteractionResult(
    Outcomes outcomes, LatencyHistogram response, LatencyHistogram service) {}
