/**
 * Reads results of schema version 2, in which {@code trial.json} held what the clients measured.
 * Both classes translate JSON; they know no record of the current version but {@link
 * org.rubisee.measurement.Measurement}.
 */
package org.rubisee.bench.results.v2;
