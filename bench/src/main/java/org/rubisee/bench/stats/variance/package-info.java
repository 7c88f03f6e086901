/** Components of variance of a run: what differs between starts, rounds and blocks. */
package org.rubisee.bench.stats.variance;
