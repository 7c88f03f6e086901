/** Carry-over: whether the site of one block changes what the next block takes. */
package org.rubisee.bench.stats.carryover;
