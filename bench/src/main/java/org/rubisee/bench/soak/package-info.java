/**
 * A soak: each site under a constant load below its peak for a long time, and whether memory,
 * threads, connections or response times grow.
 */
package org.rubisee.bench.soak;
