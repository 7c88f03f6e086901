package org.rubisee.bench.results.gate;

import org.rubisee.settings.Text;

/**
 * What a gate says of a trial.
 *
 * @param gate the gate
 * @param level whether it passed, and whether it applies at all
 * @param measured what was found, with its unit; of a gate that does not apply, the reason
 * @param limit what was allowed, with its unit
 * @param advice why it matters and what to do; empty when it passed or does not apply
 */
public record GateVerdict(Gate gate, Level level, String measured, String limit, String advice) {

  /** How serious it is. */
  public enum Level {
    /** All is well. */
    PASS,
    /** The reader should know; the trial counts. */
    WARN,
    /** The trial does not count. */
    FAIL,
    /** The gate does not apply to this load, so it says nothing. */
    NOT_JUDGED
  }

  /** What a gate says; the advice is left out if it passed. */
  static GateVerdict of(Gate gate, Level level, String measured, String limit, String advice) {
    return new GateVerdict(gate, level, measured, limit, level == Level.PASS ? "" : advice);
  }

  static String percent(double share, int digits) {
    return Text.of("%." + digits + "f %%", 100 * share);
  }
}
