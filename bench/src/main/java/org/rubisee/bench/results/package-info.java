/**
 * What a run of the bench leaves behind: the records of a run and its trials, the files that hold
 * them, and the gates that say whether a trial counts. The format is described in {@code
 * docs/results.md}.
 */
package org.rubisee.bench.results;
