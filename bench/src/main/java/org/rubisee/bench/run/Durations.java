package org.rubisee.bench.run;

import java.time.Duration;

/** Durations in words. */
public final class Durations {

  private Durations() {}

  /** For example {@code 4 min 10 s}. */
  public static String inWords(Duration duration) {
    String hours = duration.toHours() > 0 ? duration.toHours() + " h " : "";
    String minutes = duration.toMinutes() > 0 ? duration.toMinutesPart() + " min " : "";
    return hours + minutes + duration.toSecondsPart() + " s";
  }
}
