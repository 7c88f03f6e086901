package org.rubisee.bench.results.gate;

import java.util.List;
import org.rubisee.bench.results.Trial;

/**
 * A trial with what the gates say of it.
 *
 * @param trial the trial
 * @param verdicts one per gate
 */
public record JudgedTrial(Trial trial, List<GateVerdict> verdicts) {

  public JudgedTrial {
    verdicts = List.copyOf(verdicts);
  }

  /** Whether the trial counts. */
  public boolean isValid() {
    return at(GateVerdict.Level.FAIL).isEmpty();
  }

  /** The verdicts of a level. */
  public List<GateVerdict> at(GateVerdict.Level level) {
    return verdicts.stream().filter(verdict -> verdict.level() == level).toList();
  }
}
