package org.rubisee.bench.results.gate;

/**
 * What a gate says of a trial.
 *
 * @param gate the gate
 * @param level whether it passed
 * @param measured what was found, with its unit
 * @param limit what was allowed, with its unit
 * @param advice why it matters and what to do; empty when it passed
 */
public record GateVerdict(Gate gate, Level level, String measured, String limit, String advice) {

  /** How serious it is. */
  public enum Level {
    /** All is well. */
    PASS,
    /** The reader should know; the trial counts. */
    WARN,
    /** The trial does not count. */
    FAIL
  }
}
