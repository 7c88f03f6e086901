package org.rubisee.bench.results.tier;

/**
 * What the database counted of one statement in the measured phase of a profiled trial.
 *
 * @param statement the statement with ? for its values, as the database normalizes it
 * @param calls how often it was executed
 * @param cpuSeconds CPU time of its executions
 * @param elapsedSeconds their duration, waits included
 * @param rowsExamined rows that they looked at
 * @param rowsSent rows that they returned
 */
public record StatementCost(
    String statement,
    long calls,
    double cpuSeconds,
    double elapsedSeconds,
    long rowsExamined,
    long rowsSent) {

  /** The same statement in two trials. */
  public StatementCost plus(StatementCost other) {
    return new StatementCost(
        statement,
        calls + other.calls,
        cpuSeconds + other.cpuSeconds,
        elapsedSeconds + other.elapsedSeconds,
        rowsExamined + other.rowsExamined,
        rowsSent + other.rowsSent);
  }
}
