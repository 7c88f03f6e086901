package org.rubisee.measurement;

import com.fasterxml.jackson.annotation.JsonValue;

/** Why a warm-up ended when it did. */
public enum WarmUpEnd {
  /** It was to last so long. */
  FIXED("fixed"),
  /** Throughput and median response time were steady. */
  STEADY("steady"),
  /** It had lasted as long as it may, and they were not. */
  NOT_STEADY("not-steady");

  private final String label;

  WarmUpEnd(String label) {
    this.label = label;
  }

  /** What holds of several processes: the worst. */
  public WarmUpEnd and(WarmUpEnd other) {
    return compareTo(other) >= 0 ? this : other;
  }

  @JsonValue
  @Override
  public String toString() {
    return label;
  }
}
