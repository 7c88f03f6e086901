package org.rubisee.bench.results;

/**
 * What is known of a trial when it ends.
 *
 * @param state complete or partial
 * @param note why it is partial; empty otherwise
 * @param audit what the audit of the database found
 */
public record TrialEnd(RunState state, String note, AuditOutcome audit) {}
