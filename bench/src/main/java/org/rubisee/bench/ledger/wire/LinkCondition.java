package org.rubisee.bench.ledger.wire;

/** What a connection between two tiers does with bytes. */
public enum LinkCondition {
  /** It passes them on. */
  OPEN,
  /** Each piece is late. */
  SLOW,
  /** Nothing passes until the link is open again; nothing is lost. */
  STALLED,
  /** All connections are reset, and new ones at once. */
  CUT,
  /**
   * Both sides believe that they are connected, and what they say is lost. When the link is open
   * again, these connections are reset.
   */
  HALF_OPEN
}
