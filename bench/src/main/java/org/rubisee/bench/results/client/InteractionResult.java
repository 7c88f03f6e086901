package org.rubisee.bench.results.client;

/**
 * What was measured of one interaction. Times are those of requests that got a page.
 *
 * @param outcomes how its requests ended
 * @param response times from the intended start to the last byte of the page
 * @param service times from the real start to the last byte of the page
 * @param withImages times from the intended start to the last byte of the last image
 */
public record InteractionResult(
    Outcomes outcomes,
    LatencyHistogram response,
    LatencyHistogram service,
    LatencyHistogram withImages) {}
