package org.rubisee.bench.stats.warm;

/** What a series of blocks says about the warm-up. */
public enum WarmState {
  /** All criteria are met, each shown by its test. */
  WARM("warm"),
  /** A criterion is not met. */
  NOT_WARM("NOT WARM"),
  /** The series is too short or too noisy for a criterion. This is no pass. */
  CANNOT_TELL("cannot be told");

  private final String words;

  WarmState(String words) {
    this.words = words;
  }

  /** As reports write it. */
  public String inWords() {
    return words;
  }

  /** The worse of both: one criterion that is not met decides. */
  public WarmState and(WarmState other) {
    if (this == NOT_WARM || other == NOT_WARM) {
      return NOT_WARM;
    }
    return this == CANNOT_TELL || other == CANNOT_TELL ? CANNOT_TELL : WARM;
  }
}
