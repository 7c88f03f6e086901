/**
 * Counters of a process that are read once a second: compilation, stolen time, task switches,
 * pools.
 */
package org.rubisee.bench.sampling.counter;
