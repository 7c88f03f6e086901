package org.rubisee.bench.run;

/** A part of a run that is measured as a whole, and measured again if it did not end. */
public interface Unit {

  /** How it is called where decisions and failures are told. */
  String name();

  /** Why it is measured now; empty: because the plan has it. */
  default String reason() {
    return "";
  }

  /** Whether a full disk is what it tries out. */
  default boolean fillsTheDisk() {
    return false;
  }
}
