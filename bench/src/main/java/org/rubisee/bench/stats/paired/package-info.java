/**
 * Ratios of neighbouring blocks: intervals, verdicts, and what a run could have found. A run has
 * invocations (starts of all servers) and rounds within them; each round gives one log ratio.
 */
package org.rubisee.bench.stats.paired;
