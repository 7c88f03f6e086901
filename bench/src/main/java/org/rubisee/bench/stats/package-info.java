/**
 * Statistics of trials: intervals of means, comparisons, tests of fit, laws of queueing systems.
 * Knows numbers only, nothing of runs and trials.
 */
package org.rubisee.bench.stats;
