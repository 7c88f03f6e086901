package org.rubisee.bench.results.client;

/**
 * What the clients saw within one second.
 *
 * @param second its beginning, seconds since the trial's start
 * @param clients clients with a session
 * @param answered interactions that got a page
 * @param failed interactions that failed or were refused
 * @param p50Millis median response time
 * @param p95Millis 95th percentile of response time
 * @param p99Millis 99th percentile of response time
 */
public record ClientSecond(
    int second,
    int clients,
    long answered,
    long failed,
    double p50Millis,
    double p95Millis,
    double p99Millis) {}
