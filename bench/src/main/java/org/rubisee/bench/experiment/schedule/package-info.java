/**
 * The order of trials: fixed points, and searches for the peak that depend on what was measured.
 */
package org.rubisee.bench.experiment.schedule;
