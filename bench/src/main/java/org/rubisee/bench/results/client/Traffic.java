package org.rubisee.bench.results.client;

/**
 * HTTP traffic of a measured phase.
 *
 * @param pages requests for pages
 * @param embedded requests for images and style sheets
 * @param embeddedFailures those that were not answered properly
 * @param reconnects connections opened anew because the site had closed an idle one
 * @param bytes received in bodies
 */
public record Traffic(
    long pages, long embedded, long embeddedFailures, long reconnects, long bytes) {}
