package org.rubisee.bench.results;

import org.rubisee.measurement.Measurement;

/**
 * What is known of a trial when it ends.
 *
 * @param state complete or partial
 * @param note why it is partial; empty otherwise
 * @param measurement what the clients measured, as it is in their own files
 * @param audit what the audit of the database found
 */
public record TrialEnd(RunState state, String note, Measurement measurement, AuditOutcome audit) {}
