package org.rubisee.bench.nightly;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a part ended. */
public enum Outcome {
  PASSED,
  FAILED,
  TIMED_OUT,
  /** By Ctrl-C. */
  INTERRUPTED,
  /** It runs, or its runner was killed. */
  UNFINISHED;

  /** As in records and messages. */
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
